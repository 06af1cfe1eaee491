import { isFailure } from "@toran/api-client/failure";
import { officerActionIds, officerActions } from "@toran/contract/actions";
import { actionsOf, hitsOf, Palette, type Summons } from "@/features/search/palette";
import { companyPath, paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { actionPlaces } from "../action-places";

const studentPath = (id: string) => `${paths.po.students}?student=${id}`;
const offered = officerActionIds.map((id) => ({ id, name: officerActions[id].name }));
const recent = [{ heading: "Actions", hits: actionsOf(offered, actionPlaces) }];

/** Students, companies and what can be done, by name. */
export function OfficerPalette(props: Summons) {
  const { calls } = useStores();
  const find = async (search: string, signal: AbortSignal) => {
    const { all } = (await calls.po()).search;
    const reply = await all({ query: { search } }, { signal });
    if (isFailure(reply)) throw reply;
    const { students, companies, actions } = reply.data;
    return [
      { heading: "Students", hits: hitsOf(students, "person", studentPath) },
      { heading: "Companies", hits: hitsOf(companies, "company", companyPath) },
      { heading: "Actions", hits: actionsOf(actions, actionPlaces) },
    ];
  };
  return <Palette {...props} recent={recent} find={find} />;
}
