import "./plain.css";
import { measure } from "./harness";
import type { Student } from "./students";
import { WholeTable } from "./whole-table";

const Fifty = ({ rows }: { rows: readonly Student[] }) => <WholeTable rows={rows.slice(0, 50)} />;

measure({ Table: Fifty, scroller: ".scroller", firstRow: "tr", row: "tr" });
