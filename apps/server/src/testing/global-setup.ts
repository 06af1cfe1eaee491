import { makeTemplate } from "./template";

export default makeTemplate;
