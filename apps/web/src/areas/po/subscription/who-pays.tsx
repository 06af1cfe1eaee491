import { Alert } from "@toran/ui";

/** Said to who only looks, where others choose a plan and pay for it. */
export const WhoPays = () => (
  <Alert tone="info" title="You can look at this, and not pay">
    A lead of your college, or a colleague who may change things, chooses the plan and pays for it.
  </Alert>
);
