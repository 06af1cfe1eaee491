import { limits } from "@toran/contract/limits";
import { slugInput } from "@toran/contract/schemas/profile";
import { Alert, Button, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { draftOf } from "@/lib/draft";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import { profilePath } from "./profile-link";
import type { ProfileStore } from "./profile-store";
import { useSlugAnswer } from "./use-slug-answer";

const days = limits.slug.redirects / (24 * 60 * 60 * 1000);

/** Chooses the address of the profile; whether it is free is told while it is typed. */
export const SlugEditor = observer(function SlugEditor({ store }: { store: ProfileStore }) {
  const own = store.address;
  const { session } = useStores();
  const draft = session.draft("slug");
  const { form, field, errorOf, problem, submit, busy } = useContractForm(slugInput, {
    draft,
    values: { slug: own ?? "" },
    send: ({ slug }) => store.choose(slug),
    done: () => {
      form.reset({ slug: store.address ?? form.getValues("slug") });
      draftOf(draft).clear();
    },
  });
  const shown = useRef(own);
  // A profile that is published without an address is given one; what is being typed stays.
  useEffect(() => {
    const untouched = form.getValues("slug") === (shown.current ?? "");
    shown.current = own;
    if (!own || !untouched) return;
    form.reset({ slug: own });
    draftOf(draft).clear();
  }, [form, own, draft]);
  const typed = form.watch("slug");
  const answer = useSlugAnswer(typed, own);
  const taken = answer && !answer.available ? answer : undefined;
  const free = answer?.available ? `${profilePath(answer.slug)} is free.` : undefined;
  const suggestion = taken?.suggestion;
  return (
    <form noValidate aria-label="Address" onSubmit={submit} className="grid gap-3">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <div className="field-row flex-wrap gap-2">
        <TextField
          label="Your address"
          prefix={profilePath("")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-60 flex-1"
          {...field("slug")}
          error={errorOf("slug") ?? taken?.reason}
          hint={
            free ?? `${limits.slug.min} to ${limits.slug.max} letters a to z, digits and hyphens.`
          }
        />
        <Button type="submit" intent="secondary" busy={busy} busyLabel="Saving">
          Save address
        </Button>
      </div>
      {suggestion && (
        <p>
          <Button
            intent="link"
            onClick={() => form.setValue("slug", suggestion, { shouldValidate: true })}
          >
            Take {suggestion}
          </Button>
        </p>
      )}
      {own && typed !== own && (
        <p className="text-ink-3">
          Links to {profilePath(own)} go on leading to you for {days} days.
        </p>
      )}
      <output className="sr-only">{free ?? taken?.reason}</output>
    </form>
  );
});
