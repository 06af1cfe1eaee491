import { useEffect, useState } from "react";
import { type BuiltTemplateId, loadTemplate } from "../templates/load-template";
import type { Template } from "../templates/template";

/** The code of a template, once it has come; the one before stays until then. */
export function useTemplate(id: BuiltTemplateId) {
  const [template, setTemplate] = useState<Template>();
  useEffect(() => {
    let current = true;
    void loadTemplate(id).then((loaded) => {
      if (current) setTemplate(loaded);
    });
    return () => {
      current = false;
    };
  }, [id]);
  return template;
}
