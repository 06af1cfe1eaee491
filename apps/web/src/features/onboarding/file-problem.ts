export { fileProblem, fileSize } from "@/lib/file-problem";
