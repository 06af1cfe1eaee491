import "./plain.css";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { measure } from "./harness";
import { columns, type Student } from "./students";

const tracks = columns.map(([, width]) => `minmax(${width}px, ${width}fr)`).join(" ");

function VirtualList({ rows }: { rows: readonly Student[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 8,
  });
  return (
    <div ref={scroller} className="scroller">
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={rows[index]!.id}
            data-place={index}
            className="line"
            style={{ transform: `translateY(${start}px)`, gridTemplateColumns: tracks }}
          >
            {rows[index]!.cells.map((cell, at) => (
              <span key={at}>{cell}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

measure({
  Table: VirtualList,
  scroller: ".scroller",
  firstRow: '[data-place="0"]',
  row: "[data-place]",
});
