/** Tells when the form of a control has put it back, as React does after the action of a form. Gives what ends it. */
export function followReset(
  control: { form: HTMLFormElement | null } | null,
  tell: () => void,
): () => void {
  const form = control?.form;
  // The event comes before the controls are put back, and may yet be stopped.
  const later = (event: Event) => void setTimeout(() => event.defaultPrevented || tell());
  form?.addEventListener("reset", later);
  return () => form?.removeEventListener("reset", later);
}
