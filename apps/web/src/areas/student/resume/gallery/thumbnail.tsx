import type { ResumeModel } from "@toran/resume-templates/model";
import { ResumePages } from "@toran/resume-templates/react";
import { cn } from "@toran/ui";
import { memo, useRef } from "react";
import { useBuiltTemplate } from "@/features/resume/use-built-template";
import { useInSight } from "@/lib/use-in-sight";

interface ThumbnailProps {
  id: string;
  model: ResumeModel;
  chosen: boolean;
}

/** As wide as the box below, on any screen: a page is drawn once, and in one size. */
const zoom = 88 / (210 * (96 / 25.4));

/** The first page of a template, drawn when it comes into sight. */
export function Thumbnail({ id, model, chosen }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useInSight(place);
  return (
    <div
      ref={place}
      aria-hidden="true"
      inert
      className={cn(
        "bg-lift mb-5 h-[125px] w-[88px] overflow-hidden rounded-xs outline print:hidden",
        chosen
          ? "outline-accent outline-2"
          : "outline-rule-strong group-hover:outline-rule-control",
      )}
    >
      {seen && <FirstPage id={id} model={model} />}
    </div>
  );
}

const FirstPage = memo(function FirstPage(props: { id: string; model: ResumeModel }) {
  const { template, failed } = useBuiltTemplate(props.id);
  if (failed) return <p className="text-ink-3 text-2xs p-2">Not loaded</p>;
  return template && <ResumePages firstPage resume={props.model} template={template} zoom={zoom} />;
});
