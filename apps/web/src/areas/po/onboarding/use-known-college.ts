import { isFailure } from "@toran/api-client/failure";
import {
  type CollegeInfoInput,
  type KnownCollege,
  knownCollegeQuery,
} from "@toran/contract/schemas/college";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useStores } from "@/stores/use-stores";

const pause = 500;

/** A college that is here already by what is typed; asked when the typing rests, of the fields that are right. */
export function useKnownCollege<Out>(form: UseFormReturn<CollegeInfoInput, unknown, Out>) {
  const { calls } = useStores();
  const [found, setFound] = useState<{ of: string; college: KnownCollege }>();
  const [name, aisheCode, website] = useWatch({
    control: form.control,
    name: ["name", "aisheCode", "website"],
  });
  const { shape } = knownCollegeQuery;
  const right = Object.entries({ name, aisheCode, website }).filter(
    ([field, typed]) => typed && shape[field as keyof typeof shape].safeParse(typed).success,
  );
  const asked = JSON.stringify(Object.fromEntries(right));
  useEffect(() => {
    if (asked === "{}") return;
    const leave = new AbortController();
    const { signal } = leave;
    const ask = async () => {
      const query = JSON.parse(asked) as Record<string, string>;
      const manner = { showToast: false, signal };
      const reply = await (await calls.po()).college.known({ query }, manner);
      if (!signal.aborted && !isFailure(reply)) setFound({ of: asked, college: reply.data });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [calls, asked]);
  return found?.of === asked ? found.college : null;
}
