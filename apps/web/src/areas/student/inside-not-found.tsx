import { NoSuchPage } from "@/features/area-frame/no-such-page";
import { paths } from "@/navigation/paths";

export const InsideNotFound = () => <NoSuchPage home={paths.student.skills} />;
