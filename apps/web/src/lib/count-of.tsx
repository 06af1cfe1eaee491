interface CountOfProps {
  text: string | undefined;
  max: number;
}
const grouped = (many: number) => many.toLocaleString("en-IN");

/** How much of what fits is written, beside the label of a field that cuts nothing off. */
export const CountOf = ({ text = "", max }: CountOfProps) => (
  <span className="tnum">{`${grouped(text.length)} of ${grouped(max)}`}</span>
);
