import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  Checkbox,
  OtpInput,
  PlanCard,
  Select,
  Switch,
  TextArea,
  TextField,
} from "../index";

const given = { id: "it", label: "Name", "aria-describedby": "rules" };
const noted = { ...given, hint: "As on your papers." };

const controls = {
  TextField: [<TextField {...given} />, <TextField {...noted} />],
  TextArea: [<TextArea {...given} />, <TextArea {...noted} />],
  Select: [<Select {...given} options={[]} />, <Select {...noted} options={[]} />],
  OtpInput: [<OtpInput {...given} />, <OtpInput {...noted} />],
  Checkbox: [<Checkbox {...given} />, <Checkbox {...noted} />],
};

test.each(Object.entries(controls))(
  "%s is described by what its owner says, and by its own words",
  (_name, [bare, withHint]) => {
    expect(renderToString(bare)).toContain('aria-describedby="rules"');
    expect(renderToString(withHint)).toContain('aria-describedby="rules it-note"');
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
  for (const control of [<TextField {...wrong} />, <OtpInput {...wrong} />, <Checkbox {...wrong} />])
    expect(renderToString(control)).toContain('aria-invalid="true"');
});
