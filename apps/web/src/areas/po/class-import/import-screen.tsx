import { PageHeader } from "@toran/ui";
import { useNavigate } from "react-router-dom";
import { paths } from "@/navigation/paths";
import { ChooseSheet } from "./choose-sheet";
import { RecentImports } from "./recent-imports";

/** Where a class comes in: choose the sheet, or look at what was imported before. */
export function ImportStudentsScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Import students"
        context="From a spreadsheet. You see what becomes of every row before anything is taken in."
      />
      <div className="border-rule grid gap-10 border-t px-6 pt-6 pb-10">
        <ChooseSheet onRead={(id) => void navigate(paths.po.importedClass.replace(":id", id))} />
        <RecentImports />
      </div>
    </>
  );
}
