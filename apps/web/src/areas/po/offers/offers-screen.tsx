import { EmptyState, PageHeader } from "@toran/ui";
import { type OffersAsked, OfferList } from "@/features/hiring/offers/offer-list";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import type { Searched } from "@/lib/use-address-view";
import { useStores } from "@/stores/use-stores";

const searchBox = (searched: Searched) => (
  <SearchBox label="Search offers" placeholder="Name of the candidate" {...searched} />
);

/** The offers that companies have made to students of the college. */
export function OffersScreen() {
  return (
    <>
      <PageHeader
        title="Offers"
        context="What companies have offered your students, and what came of it."
      />
      <OfferList
        area="po"
        searchBox={searchBox}
        exportMenu={exportMenu}
        empty={
          <EmptyState title="No offers yet">
            Offers that companies make to your students stand here, each with its answer and until
            when it may come.
          </EmptyState>
        }
      />
    </>
  );
}

function OfferExport({ query }: { query: OffersAsked }) {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="po"
      list="offers"
      name="offers"
      take={async (asked, given) =>
        (await calls.po()).offers.export({ query: { ...query, ...asked } }, given)
      }
    />
  );
}
const exportMenu = (query: OffersAsked) => <OfferExport query={query} />;
