import { type BuiltTemplateId, builtTemplates, loadTemplate } from "@toran/resume-templates/react";
import { useEffect, useState } from "react";

type Template = Awaited<ReturnType<typeof loadTemplate>>;

/** The template of a name; one that is not there any more gives way to the first. */
export const builtId = (name: string): BuiltTemplateId =>
  builtTemplates.find((id) => id === name) ?? "plain";

/** The code of a template. The one before stays until it has come; a failure can be tried again. */
export function useBuiltTemplate(name: string) {
  const id = builtId(name);
  const [template, setTemplate] = useState<Template>();
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    loadTemplate(id).then(
      (loaded) => {
        if (!current) return;
        setTemplate(loaded);
        setFailed(undefined);
      },
      () => {
        if (current) setFailed(id);
      },
    );
    return () => {
      current = false;
    };
  }, [id, tries]);
  return { template, failed: failed === id, retry: () => setTries((before) => before + 1) };
}
