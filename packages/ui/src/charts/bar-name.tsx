import { Text, type XAxisTickContentProps } from "recharts";
import { tick } from "./tick";

/** Up to eight bars all have their names, however long; of more, such as weeks, those that have room. */
export const barNames = (count: number) =>
  count <= 8 ? { tick: BarName, interval: 0, height: 36 } : { tick, minTickGap: 16 };

/** The name of a bar where it has the room of its bar: it breaks into two lines and then ends in dots. */
function BarName({ x, y, width, visibleTicksCount, payload }: XAxisTickContentProps) {
  return (
    <Text
      x={x}
      y={y}
      width={Number(width) / visibleTicksCount - 8}
      maxLines={2}
      textAnchor="middle"
      verticalAnchor="start"
      fill={tick.fill}
      fontSize={tick.fontSize}
      style={{ fontSize: tick.fontSize }}
    >
      {String(payload.value)}
    </Text>
  );
}
