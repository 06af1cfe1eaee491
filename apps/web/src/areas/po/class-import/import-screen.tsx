import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { paths } from "@/navigation/paths";
import { useMayChange } from "../use-may-change";
import { ChooseSheet } from "./choose-sheet";
import { RecentImports } from "./recent-imports";

/** Where a class comes in: choose the sheet, or look at what was imported before. */
export const ImportStudentsScreen = observer(function ImportStudentsScreen() {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  return (
    <>
      <PageHeader
        title="Import students"
        context="From a spreadsheet. You see what becomes of every row before anything is taken in."
      />
      <div className="border-rule grid gap-10 border-t px-6 pt-6 pb-10">
        {mayChange ? (
          <ChooseSheet onRead={(id) => void navigate(paths.po.importedClass.replace(":id", id))} />
        ) : (
          <ReadOnly />
        )}
        <RecentImports />
      </div>
    </>
  );
});

const ReadOnly = () => (
  <p className="text-ink-2 max-w-read">
    You can look at what was imported. Taking students in is for leads and members of the office,
    while the plan runs.
  </p>
);
