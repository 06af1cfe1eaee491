// A file of its own: asked for later, the whole package would come with it.
export { Tips } from "@toran/ui";
