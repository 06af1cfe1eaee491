import { baseKeymap, chainCommands, splitBlock, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { schema } from "./schema";

const { strong, em, link } = schema.marks;
const { bullet_list, ordered_list, list_item } = schema.nodes;

/** Whether the words chosen carry a mark throughout. */
export function marked(state: EditorState, name: "strong" | "em" | "link") {
  const type = schema.marks[name];
  const { from, to, empty, $from } = state.selection;
  if (!type) return false;
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()));
  return state.doc.rangeHasMark(from, to, type);
}

/** The kind of list the caret stands in. */
export function listAround(state: EditorState): "bullet_list" | "ordered_list" | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type;
    if (name === "bullet_list" || name === "ordered_list") return name;
  }
  return undefined;
}

/** Makes a list, changes its kind, or takes it away again. */
export function toggleList(kind: "bullet_list" | "ordered_list"): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (around === kind) return liftListItem(list_item)(state, dispatch);
    if (!around) return wrapInList(schema.nodes[kind])(state, dispatch);
    return changeList(schema.nodes[kind])(state, dispatch);
  };
}

const changeList =
  (to: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const { type } = $from.node(depth);
      if (type !== bullet_list && type !== ordered_list) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), to));
      return true;
    }
    return false;
  };

export const toggleStrong = toggleMark(strong);
export const toggleEmphasis = toggleMark(em);

/** Sets the link of the words chosen, or takes it away. */
export const setLink =
  (href: string | undefined): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const cleared = state.tr.removeMark(from, to, link);
    dispatch?.(href ? cleared.addMark(from, to, link.create({ href })) : cleared);
    return true;
  };

export const plugins = [
  history(),
  keymap({
    "Mod-z": undo,
    "Shift-Mod-z": redo,
    "Mod-y": redo,
    "Mod-b": toggleStrong,
    "Mod-i": toggleEmphasis,
    "Mod-Shift-7": toggleList("ordered_list"),
    "Mod-Shift-8": toggleList("bullet_list"),
    "Mod-]": sinkListItem(list_item),
    "Mod-[": liftListItem(list_item),
    Enter: splitListItem(list_item),
    // There is no break within a paragraph.
    "Shift-Enter": chainCommands(splitListItem(list_item), baseKeymap["Enter"] ?? splitBlock),
  }),
  keymap(baseKeymap),
];
