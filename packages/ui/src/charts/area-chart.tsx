import { Area } from "recharts";
import { EndLabels } from "./end-labels";
import { Plot } from "./plot";
import { PointDot } from "./point-dot";
import { colourOf, type SeriesChartProps, valueOf } from "./series";
import { useMotion } from "./use-motion";

/** How much there was over time, as ground under a line. */
export function AreaChart(props: SeriesChartProps) {
  const { rows, series, now } = props;
  const motion = useMotion();
  const named = series.length === 2;
  return (
    <Plot {...props} marks="points" endRoom={named ? 76 : 12}>
      {series.map((each) => {
        const colour = colourOf(series, each);
        return (
          <Area
            key={each.key}
            type="linear"
            name={each.name}
            dataKey={valueOf(each.key)}
            stroke={colour}
            strokeWidth={2}
            strokeDasharray={each.compared ? "4 3" : undefined}
            fill={each.compared ? "none" : colour}
            fillOpacity={0.14}
            dot={
              each.compared ? false : <PointDot colour={colour} now={now} last={rows.length - 1} />
            }
            activeDot={{ r: 4, fill: colour, stroke: "var(--sheet)", strokeWidth: 2 }}
            {...motion}
          />
        );
      })}
      {named && <EndLabels rows={rows} series={series} />}
    </Plot>
  );
}
