import type { TaxLine } from "./gst";

export interface Party {
  name: string;
  lines: string[];
  gstin: string | null;
  state: string;
  code: string | null;
}

/** All that an invoice says, as it was on the day it was issued. Money is in paise. */
export interface Invoice {
  number: string;
  issuedAt: string;
  /** Of a credit note: the invoice it takes back. */
  corrects?: { number: string; issuedAt: string };
  paidAt: string;
  supplier: Party;
  recipient: Party;
  description: string;
  /** The service accounting code. */
  sac: string;
  amount: number;
  taxes: TaxLine[];
  total: number;
  currency: string;
}
