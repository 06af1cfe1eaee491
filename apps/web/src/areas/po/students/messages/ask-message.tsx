import { lazy, Suspense } from "react";
import { loadChunk } from "@/lib/load-chunk";
import type { BulkDialogFor } from "../bulk/bulk-dialog";

const MessageDialog = lazy(() =>
  loadChunk(() => import("./message-dialog")).then((m) => ({ default: m.MessageDialog })),
);

/** The dialog in which students are written to; it comes when it is asked for. */
export const AskMessage = (asked: BulkDialogFor) => (
  <Suspense>
    <MessageDialog {...asked} />
  </Suspense>
);
