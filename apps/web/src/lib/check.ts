// Apart, so that a form fetches the checking of schemas when it is first sent, and nothing more.
export { safeParse } from "zod/mini";
