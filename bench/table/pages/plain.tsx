import "./plain.css";
import { measure } from "./harness";
import { WholeTable } from "./whole-table";

measure({ Table: WholeTable, scroller: ".scroller", firstRow: "tr", row: "tr" });
