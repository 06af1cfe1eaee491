import { toNestErrors } from "@hookform/resolvers";
import { isFailure } from "@toran/api-client/failure";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import { z } from "zod/mini";
import { type Draft, draftOf, withoutFiles } from "./draft";
import { keepTyped, typedOver } from "./keep-typed";
import { settled } from "./settled";

interface Options<In, Out> {
  /** Names the draft that is kept until the form is saved; forms with secrets go without. */
  draft?: string;
  /** Fields that go with the draft though nobody types them: they say what it was typed over. */
  always?: readonly (keyof In & string)[];
  values: NoInfer<DefaultValues<In>>;
  send: (input: Out) => Promise<unknown>;
  /** Told of a good reply, once the draft is gone. */
  done?: (reply: unknown) => void;
  /**
   * Brings what is saved by now where somebody else has changed it, as the form begins with it: what nobody typed here
   * follows, and sent again it goes over that.
   */
  again?: () => Promise<NoInfer<DefaultValues<In>> | undefined>;
  /** Told of it instead where more was typed while it was on its way, which stays in the form and its draft. */
  typedOn?: (reply: unknown) => void;
}

/** What is said once the form shows what somebody else has made of it. */
const overtaken =
  "Somebody else has changed this. What you did not change is theirs by now: look at it, and save again.";

/**
 * Judges a form by a contract schema, in the words that the schema has for each field. The resolver of the library takes
 * for a field of several kinds, such as a number that may come as text, the words of one of the kinds: "Invalid input".
 */
const resolverOf =
  <In extends FieldValues, Out>(schema: z.core.$ZodType<Out, In>): Resolver<In, unknown, Out> =>
  async (typed, _context, options) => {
    const { success, data, error } = await z.safeParseAsync(schema, typed);
    if (success) return { values: data, errors: {} };
    const wrong: Record<string, FieldError> = {};
    for (const { path, message, code } of error.issues)
      wrong[path.join(".")] ??= { message, type: code };
    return { values: {}, errors: toNestErrors<In>(wrong, options) };
  };

/** A form over a contract schema; what the server refuses is shown at the field it names. */
export function useContractForm<In extends FieldValues, Out>(
  schema: z.core.$ZodType<Out, In>,
  { draft: name, always, values, send, done, typedOn, again }: Options<In, Out>,
) {
  const [draft] = useState<Draft | undefined>(() => (name ? draftOf(name) : undefined));
  const [start] = useState<DefaultValues<In>>(() => Object.assign({}, values, draft?.read()));
  const begun = useRef<object>(values);
  const [draftSaved, setDraftSaved] = useState(false);
  const form = useForm<In, unknown, Out>({
    resolver: resolverOf(schema),
    defaultValues: start,
    mode: "onTouched",
    // It would go by the order in which fields were registered, which is not always that of the page.
    shouldFocusError: false,
  });

  useEffect(() => {
    if (!draft) return;
    const { unsubscribe } = form.watch((typed) => {
      setDraftSaved(keepTyped(draft, typed, begun.current, always));
    });
    return unsubscribe;
  }, [draft, form, always]);

  // State is too late to stop the second of two quick presses.
  const sending = useRef(false);
  const submit = form.handleSubmit(async (input) => {
    if (sending.current) return;
    sending.current = true;
    const sent = JSON.stringify(form.getValues(), withoutFiles);
    const reply = await send(input).finally(() => {
      sending.current = false;
    });
    if (!isFailure(reply)) {
      const typed = form.getValues();
      if (typedOn && JSON.stringify(typed, withoutFiles) !== sent) return typedOn(reply);
      begun.current = JSON.parse(sent) as object;
      // What was typed while it was on its way is not saved, and is there when the form is opened again.
      setDraftSaved(draft !== undefined && keepTyped(draft, typed, begun.current, always));
      done?.(reply);
      return;
    }
    for (const [wrong, message] of Object.entries(reply.errors ?? {})) {
      form.setError(wrong as Path<In>, { message });
    }
    const followed = reply.status === 409 && (await follow());
    if (!reply.errors) form.setError("root", { message: followed ? overtaken : reply.message });
  });

  /** Takes what others have saved into what nobody typed here; tells whether it was any other than before. */
  async function follow() {
    const now = await again?.();
    if (!now) return false;
    const typed = form.getValues();
    const merged = typedOver(begun.current, typed, now) as In;
    const isNews = JSON.stringify(now) !== JSON.stringify(begun.current);
    begun.current = now;
    for (const [field, value] of Object.entries(merged))
      if (JSON.stringify(value) !== JSON.stringify(typed[field]))
        form.setValue(field as Path<In>, value, { shouldDirty: true });
    return isNews;
  }

  const [waiting, setWaiting] = useState(false);
  async function whenSettled(fields: Element) {
    const choice = settled(fields);
    if (!choice) return submit();
    setWaiting(true);
    await choice;
    setWaiting(false);
    if (!fields.isConnected) return;
    // Sent anew, it is held by a picker whose answer did not come.
    if (fields instanceof HTMLFormElement) fields.requestSubmit();
    else await submit();
  }

  const { errors, isSubmitting, submitCount } = form.formState;
  const box = useRef<Element>(null);
  // Once the fields are drawn as wrong, after each sending.
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) wrong.focus();
    // What went wrong as a whole stands at the top, the button at the foot of a long form.
    else box.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [submitCount]);
  const errorOf = (path: Path<In>) => form.getFieldState(path, form.formState).error?.message;
  return {
    form,
    field: form.register,
    errorOf,
    /** What went wrong with the form as a whole. */
    problem: errors.root?.message,
    submit: (event: FormEvent) => {
      event.preventDefault();
      box.current = event.currentTarget;
      void whenSettled(event.currentTarget);
    },
    busy: isSubmitting || waiting,
    draftSaved,
  };
}

export type ContractForm<In extends FieldValues, Out> = ReturnType<typeof useContractForm<In, Out>>;
