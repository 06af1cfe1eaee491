import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  AuthFacade,
  AuthSplit,
  Button,
  DoorFacade,
  GetTheAppFacade,
  GetTheAppPage,
  OtpInput,
  PasswordField,
  RoleSwitch,
  StatePage,
  StoreBadge,
  TextField,
} from "./index";

test("a log-in page is complete in the HTML, without a browser and without inline styles", () => {
  const html = renderToString(
    <AuthSplit
      header={
        <RoleSwitch
          label="I am a"
          items={[{ label: "Student", entity: "person", href: "/student/login", current: true }]}
        />
      }
      title="Log in to your portfolio"
      facade={<AuthFacade scene="student" />}
      sentence="One portfolio."
    >
      <TextField label="Email" type="email" />
      <PasswordField label="Password" />
      <OtpInput label="Code" />
      <Button type="submit" busyLabel="Logging in">
        Log in
      </Button>
    </AuthSplit>,
  );
  expect(html).toContain("Log in to your portfolio");
  expect(html).toContain('type="password"');
  // A strict content security policy refuses style attributes that come with the HTML.
  expect(html).not.toContain("style=");
});

test.each(["expired", "other-door", "missing", "closed"] as const)(
  "the page with the %s door renders on the server",
  (kind) => {
    expect(
      renderToString(<StatePage title="Session expired" facade={<DoorFacade kind={kind} />} />),
    ).toContain("<svg");
  },
);

test.each(["phone", "window"] as const)(
  "the page that asks for the app, with a %s, renders on the server",
  (device) => {
    const html = renderToString(
      <GetTheAppPage
        title="Your placements, in your pocket"
        lead="Get the app."
        facade={<GetTheAppFacade device={device} />}
      >
        <StoreBadge store="apple" href="https://example.com" />
      </GetTheAppPage>,
    );
    expect(html).toContain("App Store");
  },
);
