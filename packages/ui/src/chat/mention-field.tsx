import { useRef } from "react";
import { cn } from "../cn";
import type { ComboboxOption } from "../combobox/option";
import { joinRefs } from "../field/join-refs";
import { TextArea, type TextAreaProps } from "../field/text-area";
import { MentionList } from "./mention-list";
import { useMentions } from "./use-mentions";

export interface MentionFieldProps extends Omit<
  TextAreaProps,
  "value" | "defaultValue" | "onChange" | "onSelect" | "onBlur" | "onKeyDown"
> {
  value: string;
  onValueChange: (value: string) => void;
  /** Who is offered once an "@" is typed; their labels are written. */
  people: readonly ComboboxOption[];
}

/** Several lines of text in which people can be named: those of a message that is changed, or of a note. */
export function MentionField(props: MentionFieldProps) {
  const { value, onValueChange, people, ref, className, ...rest } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions({ field, value, onValueChange, people });
  return (
    <div className={cn("relative", className)}>
      <MentionList of={mentions} />
      <TextArea {...rest} {...mentions.control} ref={joinRefs(field, ref)} />
    </div>
  );
}
