import { Toaster } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useStores } from "@/stores/use-stores";

export const Toasts = observer(function Toasts() {
  const { feedback } = useStores();
  return <Toaster items={feedback.toasts} onClose={(id) => feedback.close(id)} />;
});
