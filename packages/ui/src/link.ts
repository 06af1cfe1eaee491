import type { ComponentProps, ComponentType } from "react";

/** What renders a link: `"a"`, or a router's link that takes `href`. This package knows no router. */
export type LinkComponent = "a" | ComponentType<ComponentProps<"a"> & { href: string }>;
