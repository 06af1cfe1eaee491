export { type TemplateFacts, type TemplateId, templates } from "./registry";
