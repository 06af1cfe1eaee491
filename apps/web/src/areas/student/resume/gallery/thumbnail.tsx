import type { ResumeModel } from "@toran/resume-templates/model";
import { ResumePages } from "@toran/resume-templates/react";
import { cn } from "@toran/ui";
import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { useBuiltTemplate } from "@/features/resume/use-built-template";
import { turns } from "@/lib/turns";
import { useInSight } from "@/lib/use-in-sight";

interface ThumbnailProps {
  id: string;
  model: ResumeModel;
  chosen: boolean;
}

/** As wide as the box below, on any screen: a page is drawn once, and in one size. */
const zoom = 88 / (210 * (96 / 25.4));

const takeTurn = turns();

/** The first page of a template, drawn when it comes into sight, and after those that came before it. */
export function Thumbnail({ id, model, chosen }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useTurn(place);
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
      {drawn && <FirstPage id={id} model={model} onDrawn={drawn} />}
    </div>
  );
}

/** Nothing until its turn has come; then what ends it. */
function useTurn(place: RefObject<HTMLElement | null>) {
  const seen = useInSight(place);
  const [end, setEnd] = useState<() => void>();
  useEffect(() => {
    if (!seen) return;
    const turn = takeTurn();
    let wanted = true;
    void turn.comes.then(() => wanted && setEnd(() => turn.end));
    return () => {
      wanted = false;
      turn.end();
    };
  }, [seen]);
  return end;
}

interface FirstPageProps {
  id: string;
  model: ResumeModel;
  onDrawn: () => void;
}

const FirstPage = memo(function FirstPage({ id, model, onDrawn }: FirstPageProps) {
  const { template, failed } = useBuiltTemplate(id);
  useEffect(() => {
    if (failed) onDrawn();
  }, [failed, onDrawn]);
  if (failed) return <p className="text-ink-3 text-2xs p-2">Not loaded</p>;
  return (
    template && (
      <ResumePages firstPage resume={model} template={template} zoom={zoom} onLayout={onDrawn} />
    )
  );
});
