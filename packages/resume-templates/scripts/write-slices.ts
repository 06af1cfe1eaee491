import { writeFileSync } from "node:fs";
import { sliceModules } from "./slice-modules";

for (const { path, text } of sliceModules()) writeFileSync(path, text);
