import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { noVideo, type Video } from "@toran/contract/schemas/video";
import { useEffect, useRef, useState } from "react";
import { toldHere } from "@/lib/told-here";
import type { Recording } from "@/stores/student-store";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { otherIn } from "./other-video";

export interface UploadProps {
  /** The key of the video whose place it takes; none where there was none. */
  of: string | undefined;
  onSaved: (video: Video) => void;
  /** Another tab has saved another: shown before it is replaced. */
  onOther: (video: Video, why: string) => void;
}

/**
 * Sends a video, tells how far it is, and can be stopped on the way. What is sent whole is the server's to save: its
 * answer tells what became of it, whoever has left the page.
 */
export function useUpload({ of, onSaved, onOther }: UploadProps) {
  const { calls, student, feedback } = useStores();
  const tellLate = useLateFailure();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const leave = useRef<AbortController>(null);
  const whole = useRef(false);
  useEffect(
    () => () => {
      if (!leave.current || whole.current) return;
      leave.current.abort();
      feedback.toast("warning", "Your video was not saved", {
        detail: "The page was left while it was on its way.",
      });
    },
    [feedback],
  );

  async function send({ file, seconds }: Recording) {
    leave.current?.abort();
    const own = (leave.current = new AbortController());
    whole.current = false;
    setProblem(undefined);
    setProgress(0);
    const { video } = await calls.student();
    const taking = { of: of ?? noVideo };
    const body = {
      ...taking,
      file,
      seconds: Math.min(Math.round(seconds * 10) / 10, limits.video.seconds),
    };
    const reply = await video.save(
      { body },
      {
        ...toldHere,
        signal: own.signal,
        onProgress: ({ loaded, total }) => {
          if (leave.current !== own) return;
          whole.current = loaded === total;
          setProgress(total ? loaded / total : undefined);
        },
      },
    );
    // Another was chosen meanwhile.
    if (leave.current !== own) return;
    leave.current = null;
    setProgress(undefined);
    if (!isFailure(reply)) {
      if (file === student.recording?.file) student.forgetRecording();
      return onSaved(reply.data);
    }
    if (reply.kind === "aborted") return;
    tellLate("Your video was not saved", reply);
    const other = otherIn(reply);
    if (other) return onOther(other, reply.message);
    setProblem(said(reply));
  }
  return {
    send,
    problem,
    setProblem,
    progress,
    cancel: () => leave.current?.abort(),
  };
}

const said = ({ errors, message }: ApiFailure) => errors?.file ?? errors?.seconds ?? message;
