import { isFailure, settle } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import { limits } from "@toran/contract/limits";
import type { JobFile } from "@toran/contract/schemas/job";
import { useEffect, useRef, useState } from "react";
import { fileProblem } from "@/lib/file-problem";
import { useStores } from "@/stores/use-stores";
import type { PartProps } from "./part";

/** A file that has not arrived yet. */
interface Sending {
  id: string;
  file: File;
  part?: number | undefined;
  problem?: string | undefined;
}
const most = limits.hiring.attachments;

/** The files of a job while it is written: they are brought at once, and belong to the job when it is saved. */
export function useAttachments(there: readonly JobFile[], change: PartProps["change"]) {
  const { calls, feedback } = useStores();
  const [sending, setSending] = useState<Sending[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const under = useRef(new Map<string, AbortController>());
  const undos = useRef(new Set<string>());
  useEffect(() => {
    const [ways, toasts] = [under.current, undos.current];
    return () => {
      for (const way of ways.values()) way.abort();
      // What was saved or left cannot be put back from here any more.
      for (const toast of toasts) feedback.close(toast);
    };
  }, [feedback]);

  const set = (id: string, part: Partial<Sending>) =>
    setSending((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const forget = (id: string) => setSending((all) => all.filter((each) => each.id !== id));

  async function bring({ id, file }: Sending) {
    const signal = under.current.get(id)?.signal;
    // It was stopped while it waited for those before it.
    if (!signal) return;
    const { jobs } = await calls.hr();
    const onProgress = ({ loaded, total }: { loaded: number; total?: number | undefined }) =>
      set(id, { part: total ? loaded / total : undefined });
    const reply = await settle(
      jobs.upload({ body: { file } }, { signal, onProgress, showToast: false, showLoader: false }),
    );
    under.current.delete(id);
    const says = isFailure(reply) ? reply.errors?.["file"] : undefined;
    if (isFailure(reply) && !says && reply.kind !== "aborted")
      return set(id, { problem: reply.message });
    forget(id);
    if (!isFailure(reply))
      change(({ attachments }) => ({ attachments: [...attachments, reply.data] }));
    else if (says) setProblems((all) => [...all, about(file, says)]);
  }

  async function choose(chosen: File[]) {
    const wrong = chosen.flatMap((file) => {
      const says = fileProblem(file, fileRules.jobFile);
      return says ? [about(file, says)] : [];
    });
    const right = chosen.filter((file) => !fileProblem(file, fileRules.jobFile));
    const room = Math.max(0, most - there.length - sending.length);
    if (right.length > room) wrong.push(`Keep it to ${most} files.`);
    setProblems(wrong);
    const fresh = right.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }));
    for (const { id } of fresh) under.current.set(id, new AbortController());
    setSending((all) => [...all, ...fresh]);
    for (const each of fresh) await bring(each);
  }

  async function retry(id: string) {
    const each = sending.find((one) => one.id === id);
    if (!each) return;
    under.current.set(id, new AbortController());
    set(id, { problem: undefined, part: undefined });
    await bring(each);
  }

  function remove(id: string) {
    const place = there.findIndex((file) => file.id === id);
    const file = there[place];
    if (!file) {
      under.current.get(id)?.abort();
      under.current.delete(id);
      return forget(id);
    }
    change(({ attachments }) => ({ attachments: attachments.filter((each) => each.id !== id) }));
    const putBack = () =>
      change(({ attachments }) => ({
        attachments: [...attachments.slice(0, place), file, ...attachments.slice(place)],
      }));
    undos.current.add(
      feedback.toast("info", `“${file.name}” is taken out`, {
        detail: "It is gone once you save.",
        action: { label: "Undo", onPress: putBack },
      }),
    );
  }

  return { sending, problem: problems.join(" ") || undefined, choose, retry, remove };
}

const about = ({ name }: File, says: string) => `“${name}” was not added. ${says}`;
