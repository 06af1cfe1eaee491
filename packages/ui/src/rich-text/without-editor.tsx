import { cn } from "../cn";
import { page } from "./rich-looks";
import { RichText } from "./rich-text";

interface WithoutEditorProps {
  html: string;
  tall?: boolean | undefined;
}

/** The place of the editor while its code is on its way: as high as it will be, with the text that it will hold. */
export function OnItsWay({ html, tall }: WithoutEditorProps) {
  return (
    <div aria-busy="true" className="control-box h-auto overflow-hidden px-0">
      <div className="border-rule h-9 border-b" />
      <div className="text-ink-3">
        <RichText html={html} className={page(tall)} />
      </div>
    </div>
  );
}

/** Where the code of the editor did not come, the text is read, and stays as it is. */
export function NotArrived({ html, tall }: WithoutEditorProps) {
  return (
    <div className="control-box h-auto overflow-hidden px-0">
      <p role="alert" className="border-rule border-b px-(--control-pad) py-2">
        The editor could not be loaded. Reload the page to write here.
      </p>
      <RichText html={html} className={cn(page(tall), "bg-well")} />
    </div>
  );
}
