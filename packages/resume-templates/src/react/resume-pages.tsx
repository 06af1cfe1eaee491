import { type CSSProperties, memo, useEffect } from "react";
import "./pages.css";
import "./parts.css";
import type { Placed } from "../paginate/paginate";
import { PageDirection } from "../primitives/direction";
import type { Flow, FlowName } from "../templates/template";
import { FlowPage, WholeFlow } from "./flow-view";
import type { Sized } from "./measure";
import type { Plan } from "./plan";
import { type LayoutInput, type ResumeLayout, useResumeLayout } from "./use-resume-layout";

export interface ResumePagesProps extends LayoutInput {
  /** 1 is the size of the paper. */
  zoom?: number;
  /** The first page alone, and nothing said to the printer: for a gallery of many. */
  firstPage?: boolean;
  /** Told when pages were laid out anew. */
  onLayout?: (layout: ResumeLayout) => void;
}

const between = 24;

/** A résumé as the pages that are printed: the same elements on the screen and on paper. */
export function ResumePages({ zoom = 1, firstPage = false, onLayout, ...input }: ResumePagesProps) {
  const { measure, toMeasure, layout } = useResumeLayout(input);
  useEffect(() => {
    if (layout) onLayout?.(layout);
  }, [layout, onLayout]);
  // A browser that translated the pages would put other lines on them than were measured.
  return (
    <div
      className="tr-pages"
      dir="ltr"
      translate="no"
      aria-busy={!layout}
      style={layout && sizeOf(layout, zoom, firstPage)}
    >
      {toMeasure && (
        <div ref={measure} aria-hidden="true" inert>
          <Measuring plan={toMeasure} />
        </div>
      )}
      {layout && !firstPage && (
        <style>{`@page { size: ${layout.plan.options.paper}; margin: 0; }`}</style>
      )}
      {layout && (
        <div className="tr-zoom" style={{ transform: zoom === 1 ? undefined : `scale(${zoom})` }}>
          {layout.pages.slice(0, firstPage ? 1 : undefined).map((_, index) => (
            <Page key={index} layout={layout} index={index} />
          ))}
        </div>
      )}
    </div>
  );
}

function sizeOf({ plan, pages }: ResumeLayout, zoom: number, firstPage: boolean): CSSProperties {
  const { width, height } = plan.metrics.page;
  const count = firstPage ? 1 : pages.length;
  const all = count * height + (count - 1) * between;
  return { width: width * zoom, height: all * zoom };
}

function Measuring({ plan: { layout, attributes, variables } }: { plan: Plan }) {
  return (["main", "side"] as const).map((name) => {
    const flow = layout[name];
    return (
      flow && (
        <div
          key={name}
          {...attributes}
          className={`${attributes.className} tr-measure`}
          data-measure={name}
          style={{ ...variables, width: flow.width }}
        >
          {/* As on a page, or a style for one of the flows would not be measured. */}
          <div className={`tr-flow tr-flow-${name}`}>
            <PageDirection value={attributes.dir}>
              <WholeFlow blocks={flow.blocks} />
            </PageDirection>
          </div>
        </div>
      )
    );
  });
}

interface PageProps {
  layout: ResumeLayout;
  index: number;
}

/** What is shown already is not drawn again while the next pages are measured. */
const Page = memo(function Page({ layout: laidOut, index }: PageProps) {
  const { plan, pages, sized } = laidOut;
  const { layout, attributes, variables, metrics, options, words } = plan;
  const content = pages[index] ?? {};
  const flow = (name: FlowName) => (
    <PageFlow name={name} flow={layout[name]} sized={sized[name]} placed={content[name]} />
  );
  const label = words.page(index + 1, pages.length);
  const isNumbered =
    options.pageNumbers && pages.length > 1 && index + 1 >= (layout.numberedFrom ?? 1);
  return (
    <PageDirection value={attributes.dir}>
      <section {...attributes} aria-label={label} style={{ ...variables, ...metrics.page }}>
        {layout.frame({ main: flow("main"), side: flow("side"), number: index + 1, label })}
        {isNumbered && <p className="tr-foot">{label}</p>}
      </section>
    </PageDirection>
  );
});

interface PageFlowProps {
  name: FlowName;
  flow: Flow | undefined;
  sized: Sized[] | undefined;
  placed: Placed[] | undefined;
}

const PageFlow = ({ name, flow, sized = [], placed = [] }: PageFlowProps) =>
  flow && (
    <div className={`tr-flow tr-flow-${name}`} data-flow={name} style={{ width: flow.width }}>
      <FlowPage blocks={flow.blocks} sized={sized} placed={placed} />
    </div>
  );
