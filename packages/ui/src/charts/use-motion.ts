import { useReducedMotion } from "./use-reduced-motion";

/** Marks grow once, for as long as a sheet takes to open; not at all for readers who ask for less. */
export function useMotion() {
  const still = useReducedMotion();
  return { isAnimationActive: !still, animationDuration: 240 };
}
