export { BarInBar, type BarInBarProps, type BarInBarRow } from "./bar-in-bar";
export { ChartFrame, type ChartColumn, type ChartFrameProps } from "./chart-frame";
