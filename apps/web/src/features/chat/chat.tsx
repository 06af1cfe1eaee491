import { isFailure } from "@toran/api-client/failure";
import { EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { conversationPath } from "@/navigation/paths";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";
import { Conversation } from "./conversation";
import { ConversationList } from "./conversation-list";
import { ConversationListStore } from "./conversation-list-store";
import { NewConversation } from "./new-conversation";

const lookEvery = 10_000;

/** Chat of an officer or an HR user: the conversations, and the one that is open. */
export const Chat = observer(function Chat({ area }: { area: "po" | "hr" }) {
  const stores = useStores();
  const { id } = useParams();
  const [asked] = useSearchParams();
  const [writing, setWriting] = useState(false);
  const [list] = useState(() => new ConversationListStore(stores.calls));
  const me = stores[area].id;
  useFresh(list, { on: ["chat.message", "chat.read", "connection.changed"], every: lookEvery });
  const missing = useWanted(area, asked.get("with"), asked.get("about"));
  const at = asked.get("at");
  const place = at && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
  return (
    <div data-whole className="flex min-h-0 flex-1">
      <ConversationList
        area={area}
        store={list}
        open={id}
        me={me ?? ""}
        onNew={() => setWriting(true)}
      />
      {id && me && <Conversation key={id} area={area} id={id} me={me} at={place} />}
      {!id && (
        <EmptyState
          className="m-auto"
          title={missing ? "This conversation cannot be opened" : "Choose a conversation"}
        >
          {missing ?? "Or write to somebody you are connected with."}
        </EmptyState>
      )}
      <NewConversation area={area} open={writing} onOpenChange={setWriting} />
    </div>
  );
});

/** Opens the conversation with whom the address names, and goes there; or says why it cannot. */
function useWanted(area: "po" | "hr", withId: string | null, about: string | null) {
  const { calls } = useStores();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (!withId) return;
    let wanted = true;
    const open = async () => {
      const client = await calls.chat();
      const subject = subjectOf(about);
      const body = { withId, ...(subject && { subject }) };
      const reply = await client.open({ body }, { showToast: false });
      // Whoever has gone elsewhere meanwhile is not called back.
      if (!wanted) return;
      if (isFailure(reply)) setMissing(reply.message);
      else void navigate(conversationPath(area, reply.data.id), { replace: true });
    };
    void open();
    return () => {
      wanted = false;
    };
  }, [calls, area, withId, about, navigate]);
  return withId ? missing : undefined;
}

/** What the address says that the conversation is about: "booking:" and its id. */
function subjectOf(about: string | null): { type: "posting" | "booking"; id: string } | undefined {
  const [type, id] = about?.split(":") ?? [];
  return id && (type === "posting" || type === "booking") ? { type, id } : undefined;
}
