import { isFailure } from "@toran/api-client/failure";
import { type OutcomeTag, outcomeTags } from "@toran/contract/schemas/outcome";
import { Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { oneByOne } from "@/lib/one-by-one";
import { toldHere } from "@/lib/told-here";
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
  // What was chosen is shown until the answer is. The arrow keys choose on their way: the last choice stays.
  const [wanted, want] = useState<OutcomeTag>();
  const [sendNext] = useState(oneByOne);
  async function choose(chosen: string) {
    const outcomeTag = outcomeTags.find((each) => each === chosen);
    if (!outcomeTag) return;
    want(outcomeTag);
    const { reply, isLast } = await sendNext(async () =>
      (await calls.student()).personal.sayOutcome({ body: { outcomeTag } }, toldHere),
    );
    if (!isFailure(reply)) student.set(reply.data);
    if (!isLast) return;
    setProblem(isFailure(reply) ? reply.message : undefined);
    want(undefined);
  }
  return (
    <Select
      className="mt-6 max-w-80"
      label="What I look for after my studies"
      hint="Your placement office sees it, and counts you accordingly. It is saved as you choose."
      value={wanted ?? student.userInfo?.outcomeTag ?? "SEEKING"}
      options={options}
      error={problem}
      onChange={({ target }) => void choose(target.value)}
    />
  );
});
