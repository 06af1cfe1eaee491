export { RichText, type RichTextProps } from "./rich-text";
export { RichTextField, type RichTextFieldProps } from "./rich-text-field";
