import { Alert, Button } from "@toran/ui";
import { type FormEvent, type ReactNode, useEffect, useId, useReducer } from "react";
import type { useEditor } from "./use-editor";

/** How an editor begins anew, with what is saved by now. */
export interface Beginning {
  /** How often it has begun; of no other use than as a key. */
  turn: number;
  again: () => void;
}

export function useBeginning(): Beginning {
  const [turn, again] = useReducer((many: number) => many + 1, 0);
  return { turn, again };
}

interface EditorFormProps {
  editor: Pick<
    ReturnType<typeof useEditor>,
    "form" | "errors" | "problem" | "kept" | "resumed" | "goOver"
  >;
  beginning: Beginning;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What can be done with what is typed; it stays in sight. */
  actions: ReactNode;
  children: ReactNode;
}

/** The parts of a long form, with what can be done below them. */
export function EditorForm({ editor, beginning, onSubmit, actions, children }: EditorFormProps) {
  const { form, errors, problem, kept, resumed, goOver } = editor;
  const { turn, again } = beginning;
  const many = Object.keys(errors).length;
  // What was pressed to begin anew is gone.
  useEffect(() => {
    if (turn) form.current?.querySelector("input")?.focus();
  }, [turn, form]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="max-w-form mx-6 grid gap-10 pb-10 **:scroll-mb-20"
    >
      {resumed && (
        <Alert
          title="What you typed here before is not saved yet."
          action={
            <Button
              size="sm"
              intent="secondary"
              onClick={() => {
                kept.clear();
                again();
              }}
            >
              Discard it
            </Button>
          }
        >
          {turn > 0 && "Where somebody else has written too, yours stands here."}
        </Alert>
      )}
      {children}
      <div className="border-rule bg-sheet sticky bottom-0 flex flex-wrap items-center gap-3 border-t py-3">
        {/* Beside what was pressed: the top of a long form may be out of sight. */}
        {problem && (
          <div className="basis-full">
            <Alert
              tone="bad"
              title={problem.says}
              action={
                problem.stale && (
                  <Button
                    size="sm"
                    intent="secondary"
                    onClick={() => {
                      goOver();
                      again();
                    }}
                  >
                    Load it again
                  </Button>
                )
              }
            />
          </div>
        )}
        {actions}
        {many > 0 && (
          <output className="text-bad">
            {many === 1 ? "One field needs" : `${many} fields need`} another look.
          </output>
        )}
      </div>
    </form>
  );
}

/** One part of a long form, under its title. */
export function EditorPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="title-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
