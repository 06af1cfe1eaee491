import type { ResumeModel } from "@toran/resume-templates/model";
import { ResumePages } from "@toran/resume-templates/react";
import { cn } from "@toran/ui";
import { memo, useEffect, useRef, useState } from "react";
import { useBuiltTemplate } from "@/features/resume/use-built-template";

interface ThumbnailProps {
  id: string;
  model: ResumeModel;
  chosen: boolean;
}

const pageWidth = 210 * (96 / 25.4);

/** The first page of a template, drawn when it comes into sight. */
export function Thumbnail({ id, model, chosen }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useSeenWidth(place);
  return (
    <div
      ref={place}
      aria-hidden="true"
      inert
      className={cn(
        "bg-lift mb-5 aspect-[210/297] overflow-hidden rounded-xs outline",
        chosen
          ? "outline-accent outline-2"
          : "outline-rule-strong group-hover:outline-rule-control",
      )}
    >
      {width > 0 && <FirstPage id={id} model={model} zoom={width / pageWidth} />}
    </div>
  );
}

const FirstPage = memo(function FirstPage(props: { id: string; model: ResumeModel; zoom: number }) {
  const { template, failed } = useBuiltTemplate(props.id);
  if (failed) return <p className="text-ink-3 text-2xs p-2">Not loaded</p>;
  return (
    template && <ResumePages firstPage resume={props.model} template={template} zoom={props.zoom} />
  );
});

/** How wide a place is, once it has been seen; 0 before that. */
function useSeenWidth(place: React.RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = place.current;
    if (!node || !("IntersectionObserver" in window)) return;
    const sizes = new ResizeObserver(() => setWidth(node.clientWidth));
    const sight = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      sizes.observe(node);
    });
    sight.observe(node);
    return () => {
      sight.disconnect();
      sizes.disconnect();
    };
  }, [place]);
  return width;
}
