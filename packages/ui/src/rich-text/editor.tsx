import { Bold, Italic, List, ListOrdered } from "lucide-react";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "../button/icon-button";
import type { ControlProps } from "../field/wiring";
import { Toolbar } from "../toolbar/toolbar";
import {
  listAround,
  marked,
  plugins,
  setLink,
  toggleEmphasis,
  toggleList,
  toggleStrong,
} from "./commands";
import { LinkButton } from "./link-button";
import { listsOfWord, pasteReader } from "./paste";
import { page } from "./rich-looks";
import { fromHtml, toHtml } from "./schema";

export interface EditorProps {
  wiring: ControlProps;
  label: string;
  html: string;
  tall?: boolean | undefined;
  onHtml: (html: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

/** The editor itself; loaded when a field is first shown. */
export function Editor({ wiring, label, html, tall, onHtml, onBlur, disabled }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const told = useRef(html);
  const [state, setState] = useState(() => EditorState.create({ doc: fromHtml(html), plugins }));

  const change = useEffectEvent((next: EditorState, changed: boolean) => {
    setState(next);
    if (!changed) return;
    told.current = toHtml(next.doc);
    onHtml(told.current);
  });
  const left = useEffectEvent(() => onBlur?.());

  const make = useEffectEvent((parent: HTMLElement | null) => {
    const made: EditorView = new EditorView(parent, {
      state,
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        change(next, transaction.docChanged);
      },
      clipboardParser: pasteReader,
      transformPastedHTML: listsOfWord,
      handleDOMEvents: { blur: () => left() },
    });
    return made;
  });

  useLayoutEffect(() => {
    const made = make(place.current);
    view.current = made;
    return () => made.destroy();
  }, []);

  const { id } = wiring;
  const describedBy = wiring["aria-describedby"] ?? "";
  const invalid = String(wiring["aria-invalid"] ?? false);
  // At once, as a form that was refused looks for what is wrong in the next frame.
  useLayoutEffect(() => {
    view.current?.setProps({
      editable: () => !disabled,
      attributes: {
        id,
        // Said, as not every browser tells of itself that what can be written in takes the keys.
        tabindex: disabled ? "-1" : "0",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": describedBy,
        "aria-invalid": invalid,
        "aria-disabled": String(Boolean(disabled)),
        class: page(tall),
      },
    });
  }, [id, describedBy, invalid, disabled, label, tall]);

  useEffect(() => {
    if (html === told.current || !view.current) return;
    told.current = html;
    const next = EditorState.create({ doc: fromHtml(html), plugins });
    view.current.updateState(next);
    setState(next);
  }, [html]);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch);
    view.current.focus();
  };
  const tool = (name: string, on: boolean, command: Command, icon: ReactNode) => (
    <IconButton
      size="sm"
      label={name}
      aria-pressed={on}
      disabled={disabled}
      onClick={() => run(command)}
      className="aria-pressed:bg-accent-tint aria-pressed:text-accent-ink"
    >
      {icon}
    </IconButton>
  );
  const list = listAround(state);
  return (
    <div className="control-box h-auto overflow-hidden px-0">
      <Toolbar label={`Looks of ${label}`} snug className="border-rule border-b">
        {tool("Strong", marked(state, "strong"), toggleStrong, <Bold {...icon} />)}
        {tool("Emphasis", marked(state, "em"), toggleEmphasis, <Italic {...icon} />)}
        {tool(
          "Bulleted list",
          list === "bullet_list",
          toggleList("bullet_list"),
          <List {...icon} />,
        )}
        {tool(
          "Numbered list",
          list === "ordered_list",
          toggleList("ordered_list"),
          <ListOrdered {...icon} />,
        )}
        <LinkButton
          on={marked(state, "link")}
          disabled={disabled}
          idle={state.selection.empty}
          onLink={(href) => run(setLink(href))}
        />
      </Toolbar>
      <div ref={place} />
    </div>
  );
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
