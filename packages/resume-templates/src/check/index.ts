export { type Checked, checkResume, type Finding } from "./check";
