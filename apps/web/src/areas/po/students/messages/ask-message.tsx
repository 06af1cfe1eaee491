import { Suspense } from "react";
import type { BulkDialogFor } from "../bulk/bulk-dialog";
import { latePart } from "@/stores/late-part";

const MessageDialog = latePart(() => import("./message-dialog").then((m) => m.MessageDialog));

/** The dialog in which students are written to; it comes when it is asked for. */
export const AskMessage = (asked: BulkDialogFor) => (
  <Suspense>
    <MessageDialog {...asked} onMissing={asked.onClose} />
  </Suspense>
);
