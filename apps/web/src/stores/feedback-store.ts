import { limits } from "@toran/contract/limits";
import { makeAutoObservable, observableRef } from "mobx";

export type ToastTone = "success" | "error" | "warning" | "info" | "loading";

export interface ToastShown {
  id: string;
  tone: ToastTone;
  title: string;
  detail?: string;
  /** Milliseconds; `Infinity` until it is closed. */
  duration: number;
  action?: { label: string; onPress: () => void };
}

const durations: Partial<Record<ToastTone, number>> = {
  success: limits.toast.success,
  loading: Number.POSITIVE_INFINITY,
};

/** Long enough to read what was done, to look at it, and to change one's mind. */
const offered = 10_000;

/** The messages on the screen, and whether something is being saved. */
export class FeedbackStore {
  toasts: ToastShown[] = [];
  /** Calls under way that a loader is shown for. */
  inFlight = 0;
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { toasts: observableRef });
  }

  /** Shows a message. One that is on the screen already is not shown twice, unless a press on it does something else. */
  toast(
    tone: ToastTone,
    title: string,
    more: Partial<Pick<ToastShown, "detail" | "action" | "duration">> = {},
  ) {
    const act = more.action?.onPress;
    const same = this.toasts.find(
      (toast) => toast.tone === tone && toast.title === title && toast.action?.onPress === act,
    );
    if (same) return same.id;
    const id = String(++this.#lastId);
    const duration = act ? offered : (durations[tone] ?? limits.toast.duration);
    this.toasts = [...this.toasts, { id, tone, title, duration, ...more }].slice(
      -limits.toast.held,
    );
    return id;
  }

  close(id: string) {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Whoever it was told to has left. */
  clear() {
    this.toasts = [];
  }

  loading(change: 1 | -1) {
    this.inFlight = Math.max(0, this.inFlight + change);
  }

  get busy() {
    return this.inFlight > 0;
  }
}
