import { isFailure } from "@toran/api-client/failure";
import { type OutcomeTag, outcomeTags } from "@toran/contract/schemas/outcome";
import { Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "@/stores/use-stores";

const words: Record<OutcomeTag, string> = {
  SEEKING: "A job",
  NOT_SEEKING: "Nothing through the college",
  HIGHER_STUDIES: "Higher studies",
  ENTREPRENEURSHIP: "A venture of my own",
  FAMILY_BUSINESS: "The family business",
  SERVICE: "Public or military service",
};
const options = outcomeTags.map((value) => ({ value, label: words[value] }));

/** What the student is looking for; the placement office counts by it. */
export const Outcome = observer(function Outcome() {
  const { calls, student } = useStores();
  const [problem, setProblem] = useState<string>();
  async function choose(chosen: string) {
    const outcomeTag = outcomeTags.find((each) => each === chosen);
    if (!outcomeTag) return;
    const reply = await (await calls.student()).personal.sayOutcome({ body: { outcomeTag } });
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (!isFailure(reply)) student.set(reply.data);
  }
  return (
    <Select
      className="mt-6 max-w-80"
      label="What I look for after my studies"
      hint="Your placement office sees it, and counts you accordingly. It is saved as you choose."
      value={student.userInfo?.outcomeTag ?? "SEEKING"}
      options={options}
      error={problem}
      onChange={({ target }) => void choose(target.value)}
    />
  );
});
