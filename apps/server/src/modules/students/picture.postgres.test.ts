import sharp from "sharp";
import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { waits } from "../../testing/waits";

const server = await startServer();

test("a picture that is changed while its student applies waits for the application, and neither waits for both", async () => {
  const student = await server.person("student-ready");
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2b4bb3" } })
    .png()
    .toBuffer();
  const picture = new File([new Uint8Array(png)], "me.png", { type: "image/png" });
  const applying = await server.database.pool.connect();
  await applying.query("begin");
  await applying.query("select 1 from students where user_id = $1 for update", [student.id]);
  const changed = student.api.student.profile.setPicture({ body: { picture } });
  await waits(server);
  // What an application that is written asks of the account that it names.
  await applying.query("select 1 from users where id = $1 for key share", [student.id]);
  await applying.query("commit");
  applying.release();
  expect(ok(await changed).data.key).toBeTruthy();
});
