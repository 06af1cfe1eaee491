import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { Checkbox } from "../choice/checkbox";
import { RadioGroup } from "../choice/radio-group";
import { SegmentedControl } from "../choice/segmented-control";
import { Switch } from "../choice/switch";
import { Combobox } from "../combobox/combobox";
import { MultiCombobox } from "../combobox/multi-combobox";
import type { ComboboxOption } from "../combobox/option";
import { DateField } from "../date/date-field";
import { DateRangeField } from "../date/date-range-field";
import { MonthField } from "../date/month-field";
import { PictureCrop } from "../crop/picture-crop";
import { wholePicture } from "../crop/area";
import { Field } from "../field/field";
import { OtpInput } from "../field/otp-input";
import { PasswordField } from "../field/password-field";
import { SearchField } from "../field/search-field";
import { Select } from "../field/select";
import { TextArea } from "../field/text-area";
import { TextField } from "../field/text-field";
import { FileField } from "../file/file-field";
import { FilesField } from "../file/files-field";
import { NumberField } from "../number/number-field";
import { PhoneField } from "../phone/phone-field";
import { RichTextField } from "../rich-text/rich-text-field";
import { Slider } from "../slider/slider";
import { moved, StateSheet } from "./state-sheet";

const meta = { title: "States/Fields" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const long = "The name that stands on the certificate of the higher secondary school";
const wrong = "Write it as it stands on the certificate.";

interface Common {
  label: string;
  error?: string;
  disabled?: boolean;
}

/** A field in every state: what it is called, what is wrong with it, and that it is off. */
function field<P>(
  Part: ComponentType<P>,
  name: string,
  props: Omit<P, keyof Common>,
  on?: string,
): Story {
  const Any = Part as ComponentType<object>;
  const part = (more: Partial<Common>) => <Any {...{ label: name, ...props, ...more }} />;
  return {
    render: () => (
      <StateSheet
        on={on}
        states={{
          ...moved(part({})),
          disabled: part({ disabled: true }),
          error: part({ error: wrong }),
          "long text": part({ label: long }),
        }}
      />
    ),
  };
}

const anna: ComboboxOption = { value: "anna", label: "Anna University, Chennai" };
// A drawing, so that the story needs no file.
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#c9d8f2"/><circle cx="450" cy="250" r="120" fill="#8d5a3b"/></svg>',
)}`;
const options = [
  { value: "core", label: "Core" },
  { value: "circuit", label: "Circuit" },
];
const load = async () => ({ items: [anna] });

export const TextFields = field(TextField, "Name", { defaultValue: "Ananya Iyer" });
export const TextAreas = field(TextArea, "About", { defaultValue: "Builds maps." });
export const PasswordFields = field(PasswordField, "Password", { defaultValue: "correcthorse1" });
export const Selects = field(Select, "Branch", { options, defaultValue: "core" });
export const Comboboxes = field(Combobox<ComboboxOption>, "University", {
  load,
  value: anna,
  onValueChange: nothing,
});
export const MultiComboboxes = field(MultiCombobox<ComboboxOption>, "Universities", {
  load,
  values: [anna],
  onValuesChange: nothing,
});
export const NumberFields = field(NumberField, "Seats", { value: 12, onValueChange: nothing });
export const DateFields = field(DateField, "Closes", {
  value: "2025-11-28",
  onValueChange: nothing,
  now: "2025-11-13",
});
export const DateRangeFields = field(DateRangeField, "Drive", {
  value: { from: "2025-11-21", to: "2025-11-22" },
  onValueChange: nothing,
  now: "2025-11-13",
});
export const MonthFields = field(MonthField, "From", {
  value: "2025-01",
  onValueChange: nothing,
  now: "2025-11",
});
export const OtpInputs = field(OtpInput, "Code", {});
export const FileFields = field(FileField, "Crest", { onChoose: nothing }, "button");
export const FilesFields = field(
  FilesField,
  "Certificates",
  {
    files: [{ id: "1", name: "semester-7.pdf", detail: "1.2 MB", progress: 0.4 }],
    onChoose: nothing,
    onRemove: nothing,
  },
  "button",
);
export const Sliders = field(Slider, "CGPA", { value: [8], onValueChange: nothing, max: 10 });
export const RadioGroups = field(RadioGroup, "Branch", { options, defaultValue: "core" });
export const SegmentedControls = field(
  SegmentedControl,
  "Branch",
  {
    options,
    defaultValue: "core",
  },
  "input:not(:checked)",
);
export const Checkboxes = field(Checkbox, "Open to relocate", { defaultChecked: true });

export const Switches: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(<Switch label="Public profile" defaultChecked />),
        disabled: <Switch label="Public profile" disabled />,
        "long text": <Switch label={long} />,
      }}
    />
  ),
};

export const SearchFields: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(<SearchField label="Search students" placeholder="Name or roll number" />),
        disabled: <SearchField label="Search students" placeholder="Name" disabled />,
        "long text": <SearchField label="Search students" defaultValue={long} />,
      }}
    />
  ),
};

export const Fields = field(
  ({ disabled, ...frame }: Common) => (
    <Field {...frame}>
      {(wiring) => <input {...wiring} disabled={disabled} className="w-full border" />}
    </Field>
  ),
  "Name",
  {},
);
export const PhoneFields = field(
  PhoneField,
  "Mobile",
  { value: "+919840012345", onValueChange: nothing },
  "input",
);
export const RichTextFields = field(
  RichTextField,
  "What you did",
  { value: "<p>Led a team of <strong>four</strong>.</p>", onValueChange: nothing },
  "[role=textbox]",
);

const crop = (
  <PictureCrop src={portrait} entity="person" value={wholePicture} onValueChange={nothing} />
);
export const PictureCrops: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(crop),
        error: (
          <PictureCrop src="data:," entity="person" value={wholePicture} onValueChange={nothing} />
        ),
      }}
    />
  ),
};
