export type ToastTone = "success" | "error" | "warning" | "loading" | "info";

export interface ToastItem {
  id: string;
  tone: ToastTone;
  title: string;
  detail?: string;
  /** Milliseconds until it leaves; without it 2000 for success, 4000 for others, and no end for loading. */
  duration?: number;
  /** What can be done at once, such as Undo. */
  action?: { label: string; onPress: () => void };
}
