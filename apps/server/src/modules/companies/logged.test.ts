import { expect, test } from "vitest";
import { auditedOf } from "../../testing/audited";
import { forms } from "../../testing/forms";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const meta = { ...forms.companyMeta, serviceIds: [...forms.companyMeta.serviceIds] };

test("a step that a company saves once more after onboarding stands in the log as any other change, and the first time it does not", async () => {
  const founder = await server.person("hr-at-company-meta");
  ok(await founder.api.hr.onboarding.saveMeta({ body: meta }));
  expect(await auditedOf(server, founder)).toEqual([]);

  const hr = await server.person("hr-ready");
  const { saveInfo, saveMeta, saveAddress } = hr.api.hr.onboarding;
  ok(await saveInfo({ body: { ...forms.company, name: "Kestrel Works" } }));
  ok(await saveMeta({ body: { ...meta, about: "Buses that drive by current." } }));
  ok(await saveAddress({ body: forms.address }));
  const deeds = await auditedOf(server, hr);
  expect(deeds.map(({ action }) => action)).toEqual([
    "profile.info",
    "profile.info",
    "profile.address",
  ]);
  expect(deeds.map(({ after }) => after)).toMatchObject([
    { name: "Kestrel Works" },
    { about: "Buses that drive by current." },
    { line1: forms.address.line1 },
  ]);
});
