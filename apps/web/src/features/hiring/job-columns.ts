import type { JobType } from "@toran/contract/schemas/job";
import type { TableColumn } from "@toran/ui/data-table";
import { type Paid, payInShort } from "./pay";
import { typeWords } from "./words";

/** Columns that lists of jobs, postings and offers share. */
export const payColumn: TableColumn<Paid> = {
  id: "pay",
  title: "Pay",
  width: 140,
  least: 120,
  cell: payInShort,
};
export const kindColumn: TableColumn<{ type: JobType }> = {
  id: "type",
  title: "Kind",
  width: 120,
  least: 100,
  cell: ({ type }) => typeWords[type],
};
export const applicantsColumn: TableColumn<{ applications: number }> = {
  id: "applications",
  title: "Applicants",
  width: 100,
  least: 92,
  numeric: true,
  cell: ({ applications }) => applications.toLocaleString("en-IN"),
};
