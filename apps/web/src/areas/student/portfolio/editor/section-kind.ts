import type { ApiFailure } from "@toran/api-client/failure";
import type { evidenceLevels, SectionName, StoredFile } from "@toran/contract/schemas/portfolio";
import type { ReactNode } from "react";
import type { StudentCalls } from "@/stores/calls";
import type { StudentStore } from "@/stores/student-store";
import type { FieldRow } from "./field-row";

/** What every item of a portfolio has, whatever its section asks for. */
export interface PortfolioItem {
  id: string;
  evidence: (typeof evidenceLevels)[number];
  verifiedAt: string | null;
  version: number;
  updatedAt: string;
  file?: StoredFile | null;
  /** Why the placement office sent its document back. */
  sentBack?: { reason: string; at: string } | undefined;
}

type Replied<Data> = Promise<{ data: Data } | ApiFailure>;
export interface Sending {
  tellsFailure?: boolean;
  onProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

/** The calls that every section has, whatever its items are. */
export interface SectionCalls<Item> {
  list(): Replied<Item[]>;
  create(input: { body: object }, options?: Sending): Replied<Item>;
  update(input: { params: { id: string }; body: object }, options?: Sending): Replied<Item>;
  remove(input: { params: { id: string } }): Promise<unknown>;
}

/** A section of the portfolio: its words, its form, and how a row shows an item. */
export interface SectionKind<Item extends PortfolioItem = PortfolioItem> {
  name: SectionName;
  title: string;
  /** One of them, such as "project". */
  one: string;
  /** What an empty section is for. */
  invitation: { title: string; text: string };
  fields: readonly FieldRow[];
  calls(student: StudentCalls): SectionCalls<Item>;
  titleOf(item: Item): string;
  detailOf(item: Item): string;
  /** A few words at the right of the row. */
  sideOf?(item: Item): ReactNode;
  /** Keeps the list in the record of the signed-in student as well. */
  keepIn?(student: StudentStore, items: Item[]): void;
}
