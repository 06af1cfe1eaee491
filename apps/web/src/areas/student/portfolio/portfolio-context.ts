import { createContext, use } from "react";
import type { PortfolioStore } from "./portfolio-store";

export const PortfolioContext = createContext<PortfolioStore | null>(null);

export function usePortfolio(): PortfolioStore {
  const portfolio = use(PortfolioContext);
  if (!portfolio) throw new Error("A part of the portfolio was drawn outside of it.");
  return portfolio;
}
