import { isFailure } from "@toran/api-client/failure";
import { hrActionIds, hrActions } from "@toran/contract/actions";
import { actionsOf, hitsOf, Palette, type Summons } from "@/features/search/palette";
import { candidatePath, collegePath } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { actionPlaces } from "../action-places";

const offered = hrActionIds.map((id) => ({ id, name: hrActions[id].name }));
const recent = [{ heading: "Actions", hits: actionsOf(offered, actionPlaces) }];

/** Colleges, students and what can be done, by name. */
export function CompanyPalette(props: Summons) {
  const { calls } = useStores();
  const find = async (search: string, signal: AbortSignal) => {
    const { all } = (await calls.hr()).search;
    const reply = await all({ query: { search } }, { signal });
    if (isFailure(reply)) throw reply;
    const { colleges, students, actions } = reply.data;
    return [
      { heading: "Colleges", hits: hitsOf(colleges, "college", collegePath) },
      { heading: "Students", hits: hitsOf(students, "person", candidatePath) },
      { heading: "Actions", hits: actionsOf(actions, actionPlaces) },
    ];
  };
  return <Palette {...props} recent={recent} find={find} />;
}
