export type { Measured } from "./measured";
export { type Pages, paginate, type Placed } from "./paginate";
