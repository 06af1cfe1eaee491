import {
  collegeFacts,
  type CollegeInfo,
  collegeInfoInput,
  type CollegeInfoInput,
} from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { type Control, useWatch } from "react-hook-form";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { OwnPictureField, useOwnPicture } from "@/features/own-picture/own-picture";
import { useStores } from "@/stores/use-stores";
import {
  CollegeInfoFields,
  type CollegeInfoFieldsProps,
  collegeInfoValues,
} from "../college/college-info-fields";
import { CollegePreview } from "../college/college-preview";
import { useKnownCollege } from "./use-known-college";

export function CollegeInfoScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.po()).college.info()}>
      {(saved) => <CollegeInfoForm saved={saved} />}
    </Loaded>
  );
}

function CollegeInfoForm({ saved }: { saved: CollegeInfo | null }) {
  const { calls } = useStores();
  const crest = useOwnPicture("po", saved?.crest);
  const known = useKnown(saved, async () => (await calls.po()).college.info());
  const step = useStepForm(collegeInfoInput, {
    draft: "po-college-info",
    values: collegeInfoValues(saved),
    send: async (body) => {
      const sent = { body: { ...body, seen: seenOf(collegeFacts, known.now()) } };
      return (await calls.po()).college.saveInfo(sent, toldHere);
    },
    again: known.again(collegeInfoValues),
  });
  return (
    <StepForm
      label="College info"
      form={step}
      preview={<TypedPreview control={step.form.control} crest={crest.url} />}
    >
      <KnownFields form={step} />
      <OwnPictureField picture={crest} name={saved?.name ?? "College"} />
    </StepForm>
  );
}

/** The fields, with what is said of a college that is here already. */
function KnownFields({ form }: CollegeInfoFieldsProps) {
  return <CollegeInfoFields form={form} known={useKnownCollege(form.form)} />;
}

interface TypedPreviewProps<Out> {
  control: Control<CollegeInfoInput, unknown, Out>;
  crest?: string;
}

function TypedPreview<Out>({ control, crest }: TypedPreviewProps<Out>) {
  const typed = useWatch({ control });
  return <CollegePreview {...typed} crest={crest} />;
}
