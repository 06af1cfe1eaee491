export { createResumeDocx } from "./create-resume-docx";
