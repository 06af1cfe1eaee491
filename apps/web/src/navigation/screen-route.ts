import type { ComponentType, ReactNode } from "react";
import type { AreaName } from "./areas";
import type { Access } from "./destination";

export type LazyScreen = () => Promise<ComponentType>;
/** A page on the way to the one that is shown, or that one. */
export interface Step {
  path: string;
  title: string;
}

export interface LayoutProps {
  /** From the outside in; the last is the page. */
  steps: readonly Step[];
  children: ReactNode;
}
export type LazyLayout = () => Promise<ComponentType<LayoutProps>>;

/** One screen: its path, who may see it, and its code. */
export interface ScreenRoute {
  path: string;
  access: Access;
  /** The title of the page; the product's name is added. */
  title: string;
  lazy: LazyScreen;
  /** It says that there is no page: the server answers 404 with it. */
  missing?: true;
  /** What stands around the screen and stays while one screen follows another. */
  layout?: LazyLayout;
  /** The area whose accent the screen wears, where its path does not say. */
  area?: AreaName;
}
