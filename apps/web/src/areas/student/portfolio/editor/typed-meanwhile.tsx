import { Alert } from "@toran/ui";

/** More was typed while the rest was on its way to the server. */
export const TypedMeanwhile = () => (
  <Alert tone="warn">It is saved, but without what you typed meanwhile. Save it again.</Alert>
);
