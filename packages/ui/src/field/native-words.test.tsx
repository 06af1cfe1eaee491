import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox, OtpInput, PlanCard, Select, Switch, TextArea, TextField } from "../index";

const given = { id: "it", label: "Name", "aria-describedby": "rules" };
const noted = { ...given, hint: "As on your papers." };

type Given = typeof given & { hint?: string };
const controls: Record<string, (props: Given) => ReactElement> = {
  TextField: (props) => <TextField {...props} />,
  TextArea: (props) => <TextArea {...props} />,
  Select: (props) => <Select {...props} options={[]} />,
  OtpInput: (props) => <OtpInput {...props} />,
  Checkbox: (props) => <Checkbox {...props} />,
};

test.each(Object.entries(controls))(
  "%s is described by what its owner says, and by its own words",
  (_name, draw) => {
    expect(renderToString(draw(given))).toContain('aria-describedby="rules"');
    expect(renderToString(draw(noted))).toContain('aria-describedby="rules it-note"');
  },
);

test("a switch and a plan are described by what their owner says too", () => {
  expect(renderToString(<Switch {...given} />)).toContain('aria-describedby="rules"');
  expect(renderToString(<Switch {...noted} />)).toContain('aria-describedby="rules it-hint"');
  expect(renderToString(<PlanCard {...given} price="₹0" />)).toContain(
    'aria-describedby="rules it-offer"',
  );
});

test("what its owner calls wrong is wrong without an error in words", () => {
  const wrong = { label: "Name", "aria-invalid": true } as const;
  for (const control of [TextField, OtpInput, Checkbox])
    expect(renderToString(createElement<typeof wrong>(control, wrong))).toContain(
      'aria-invalid="true"',
    );
});
