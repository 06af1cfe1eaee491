import { isFailure } from "@toran/api-client/failure";
import type { Collection } from "@toran/contract/schemas/student-collection";
import { EmptyState, PageHeader } from "@toran/ui";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { usePageTitle } from "@/lib/use-page-title";
import type { Stores } from "@/stores/stores";
import { useStores } from "@/stores/use-stores";
import { StudentWork } from "../bulk/student-work";
import { keepsUpWith } from "../filters/filter-words";
import { StudentExport } from "../list/student-export";
import { useOwnTable } from "@/stores/use-own-table";
import { StudentList } from "../list/student-list";
import { StudentListStore } from "../list/student-list-store";
import { useStudentView } from "../list/use-student-view";
import { CollectionWork } from "./collection-work";
import { type CollectionKind, kinds } from "./kinds";

/** A list of the archive or the bookmarks while it is open. */
class OpenCollection {
  collection: Collection | undefined = undefined;
  readonly list: StudentListStore;
  readonly work: StudentWork;
  readonly collecting: CollectionWork;

  constructor(kind: CollectionKind, id: string, { calls, feedback }: Stores) {
    makeAutoObservable(this, { collection: observableRef, list: false, work: false });
    this.list = new StudentListStore(async (query, options) => {
      const reply = await (await calls.po())[kind].read({ params: { id }, query }, options);
      if (isFailure(reply)) return reply;
      runInAction(() => (this.collection = reply.data.collection));
      return { data: reply.data.students };
    });
    const around = { calls, feedback, changed: () => void this.list.refresh() };
    this.work = new StudentWork({ ...around, list: this.list.call });
    this.collecting = new CollectionWork(kind, around);
  }
}

const Opened = observer(function Opened({ kind, id }: { kind: CollectionKind; id: string }) {
  const stores = useStores();
  const place = useStudentView();
  const [opened] = useState(() => new OpenCollection(kind, id, stores));
  const { collection, list, work, collecting } = opened;
  const { title, all } = kinds[kind];
  const own = useOwnTable("students");
  usePageTitle(collection?.name);
  const wayBack = (
    <div className="px-6 pt-4">
      <AppLink href={all} className="link">
        {title}
      </AppLink>
    </div>
  );
  if (list.failure?.status === 404)
    return (
      <>
        {wayBack}
        <h1 className="sr-only">List not found</h1>
        <EmptyState title="There is no such list">
          The link may be old, or a colleague has deleted the list. No student goes with a list.
        </EmptyState>
      </>
    );
  return (
    <>
      {wayBack}
      <PageHeader
        title={collection?.name ?? "List"}
        count={collection?.students}
        context={[collection?.description, collection?.query && keepsUpWith(collection.query)]
          .filter(Boolean)
          .join(" · ")}
        actions={<StudentExport list={list} collection={id} {...own} />}
      />
      <div className="border-rule border-t" />
      <StudentList
        label={collection?.name ?? "Students"}
        list={list}
        work={work}
        place={place}
        within={{ id, collection, collecting }}
        empty={<EmptyState title="Nobody is in this list">{kinds[kind].empty.text}</EmptyState>}
      />
    </>
  );
});

const OfAddress = ({ kind }: { kind: CollectionKind }) => {
  const { id = "" } = useParams();
  return <Opened key={id} kind={kind} id={id} />;
};

export const BookmarkScreen = () => <OfAddress kind="bookmark" />;
export const ArchivedScreen = () => <OfAddress kind="archive" />;
