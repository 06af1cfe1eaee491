export { AreaChart } from "./area-chart";
export { BarChart, type BarChartProps, StackedBarChart } from "./bar-chart";
export { BarInBar, type BarInBarProps, type BarInBarRow } from "./bar-in-bar";
export { ChartFrame, type ChartColumn, type ChartFrameProps } from "./chart-frame";
export { toCsv, type CsvColumn } from "./csv";
export { DotOnBar, type DotOnBarProps, type DotOnBarRow } from "./dot-on-bar";
export { LineChart } from "./line-chart";
export type { ChartRow, Series, SeriesChartProps } from "./series";
