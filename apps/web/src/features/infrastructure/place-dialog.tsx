import { infrastructureInput, infrastructureKinds } from "@toran/contract/schemas/college";
import { Alert, Button, Dialog, Select, TextArea, TextField } from "@toran/ui";
import { useId, useRef } from "react";
import type { DefaultValues } from "react-hook-form";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import { type Place, type PlaceInput, type PlaceStore, sentOf } from "./place-store";
import { kindWords } from "./words";

interface PlaceDialogProps {
  store: PlaceStore;
  /** The place to change; without it a new one is added. */
  place?: Place;
  onClose: () => void;
}

const empty: DefaultValues<PlaceInput> = { name: "", capacity: "", description: "" };

/** Adds a place, or changes what is said of it. */
export function PlaceDialog({ store, place, onClose }: PlaceDialogProps) {
  const { session } = useStores();
  const formId = useId();
  // What is changed is what was looked at last.
  const known = useRef(place);
  const { form, field, errorOf, problem, submit, busy } = useContractForm(infrastructureInput, {
    draft: session.draft(`place-${place?.id ?? "new"}`),
    values: place ? sentOf(place) : empty,
    send: (body) => store.save(known.current, body),
    again: async () => {
      await store.places.load();
      if (!place || store.places.failure) return undefined;
      known.current = store.now(place);
      return sentOf(known.current);
    },
    done: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      unsaved={form.formState.isDirty}
      size="md"
      title={place ? `Change “${place.name}”` : "Add a place"}
      description={place ? undefined : "Pictures follow once it is there."}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving">
            {place ? "Save the place" : "Add the place"}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Place"
        onSubmit={submit}
        className="grid gap-4 sm:grid-cols-2"
      >
        {problem && (
          <Alert tone="bad" className="col-span-full">
            {problem}
          </Alert>
        )}
        <TextField
          className="col-span-full"
          label="Name"
          autoComplete="off"
          placeholder="Main seminar hall"
          {...field("name")}
          error={errorOf("name")}
        />
        <Select
          label="Kind"
          placeholder="Choose one"
          options={infrastructureKinds.map((value) => ({ value, label: kindWords[value] }))}
          {...field("kind")}
          error={errorOf("kind")}
        />
        <TextField
          label="Holds"
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder="120"
          suffix="people"
          {...field("capacity")}
          error={errorOf("capacity")}
        />
        <TextArea
          className="col-span-full"
          label="Description"
          optional
          rows={4}
          maxLength={600}
          defaultValue={form.getValues("description")}
          {...field("description")}
          error={errorOf("description")}
        />
      </form>
    </Dialog>
  );
}
