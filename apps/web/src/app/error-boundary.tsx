import { Component, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { ChunkFailure } from "@/lib/load-chunk";
import { useStores } from "@/stores/use-stores";
import { ErrorScreen } from "./error-screen";
import { forgetMissed } from "./screen";

/** A second fall so soon after a step back is not answered by another step. */
const soon = 5000;
const message = "An error occurred. Please try again later.";

let lastFall = Number.NEGATIVE_INFINITY;

interface Props {
  /** The entry of the history that is shown: another one is drawn anew, also where only its search differs. */
  at: string;
  onFall: () => void;
  children: ReactNode;
}
interface State {
  cause: unknown;
  /** Nothing is drawn until the step back has been taken. */
  stepping: boolean;
  at: string;
}

/** How many pages of ours lie behind this one; the page before the first is not ours to go back to. */
const stepsBehind = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

class Boundary extends Component<Props, State> {
  override state: State = { cause: undefined, stepping: false, at: this.props.at };

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    const again = performance.now() - lastFall < soon;
    const noWayBack = !stepsBehind();
    const missing = cause instanceof ChunkFailure;
    return { cause: cause ?? new Error(message), stepping: !again && !noWayBack && !missing };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, cause: undefined, stepping: false };
  }

  override componentDidCatch(cause: unknown) {
    console.error(cause);
    forgetMissed();
    if (!this.state.stepping) return;
    lastFall = performance.now();
    this.props.onFall();
  }

  override render() {
    if (this.state.cause === undefined) return this.props.children;
    return this.state.stepping ? null : <ErrorScreen cause={this.state.cause} />;
  }
}

/** After a screen falls: a toast, and one step back; the error screen where that would not help. */
export function ErrorBoundary({ at, children }: Pick<Props, "at" | "children">) {
  const { feedback } = useStores();
  const navigate = useNavigate();
  const stepBack = () => {
    feedback.toast("error", message);
    void navigate(-1);
  };
  return (
    <Boundary at={at} onFall={stepBack}>
      {children}
    </Boundary>
  );
}
