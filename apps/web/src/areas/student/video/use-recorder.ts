import { limits } from "@toran/contract/limits";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Recording } from "@/stores/student-store";
import { useStores } from "@/stores/use-stores";

const most = limits.video.seconds;

/** Why the page cannot record. */
export type Hindrance = "refused" | "no camera" | "in use" | "gone" | "cannot record";
export type RecorderState =
  | { name: "off" }
  | { name: "asking" }
  | { name: "hindered"; by: Hindrance }
  | { name: "ready"; stream: MediaStream }
  | { name: "recording"; stream: MediaStream; seconds: number }
  | { name: "recorded"; recording: Recording; cut?: boolean };

const kinds = ["video/webm;codecs=vp9,opus", "video/webm", "video/mp4"];
const quality = { video: { width: 1280, height: 720, facingMode: "user" }, audio: true };

function hindranceOf(cause: unknown): Hindrance {
  const name = cause instanceof DOMException ? cause.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotReadableError" || name === "AbortError" ? "in use" : "no camera";
}

const atRest = (recording: Recording | null): RecorderState =>
  recording ? { name: "recorded", recording } : { name: "off" };

/**
 * A camera and a recorder: opened when asked, stopped at the limit, closed when the page is left. What was recorded
 * is there until it is saved, thrown away, or another is recorded in its place.
 */
export function useRecorder() {
  const { student } = useStores();
  const [state, setState] = useState(() => atRest(student.recording));
  const open = useRef<MediaStream>(null);
  const recorder = useRef<MediaRecorder>(null);
  const here = useRef(true);

  const close = useCallback(() => {
    for (const track of open.current?.getTracks() ?? []) track.stop();
    open.current = null;
  }, []);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      if (recorder.current?.state === "recording") recorder.current.stop();
      close();
    };
  }, [close]);

  /** The camera or the microphone was taken away: what is recorded so far is kept, for nothing more comes. */
  const lose = useCallback(
    (stream: MediaStream) => {
      if (open.current !== stream) return;
      if (recorder.current?.state === "recording") return recorder.current.stop();
      if (recorder.current?.stream === stream) return;
      close();
      setState({ name: "hindered", by: "gone" });
    },
    [close],
  );

  const start = useCallback(async () => {
    const kind = kinds.find((each) => globalThis.MediaRecorder?.isTypeSupported(each));
    if (!kind || !navigator.mediaDevices)
      return setState({ name: "hindered", by: "cannot record" });
    setState({ name: "asking" });
    try {
      const stream = await navigator.mediaDevices.getUserMedia(quality);
      open.current = stream;
      for (const track of stream.getTracks()) track.addEventListener("ended", () => lose(stream));
      // The page was left while the browser asked.
      if (here.current) setState({ name: "ready", stream });
      else close();
    } catch (cause) {
      setState({ name: "hindered", by: hindranceOf(cause) });
    }
  }, [close, lose]);

  const record = useCallback(() => {
    const stream = open.current;
    const kind = kinds.find((each) => MediaRecorder.isTypeSupported(each));
    if (!stream || !kind) return;
    const parts: Blob[] = [];
    const keep = student.keeper();
    const made = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: 2_500_000 });
    const began = performance.now();
    const sofar = () => Math.min(most, (performance.now() - began) / 1000);
    const clock = setInterval(() => {
      setState({ name: "recording", stream, seconds: sofar() });
      if (sofar() >= most && made.state === "recording") made.stop();
    }, 200);
    made.addEventListener("dataavailable", ({ data }) => parts.push(data));
    made.addEventListener("stop", () => {
      clearInterval(clock);
      const cut = stream.getTracks().some(({ readyState }) => readyState === "ended");
      close();
      const type = kind.split(";")[0] ?? kind;
      const file = new File(parts, `video-resume.${type.slice("video/".length)}`, { type });
      const recording = { file, seconds: Math.max(1, sofar()) };
      keep(recording);
      if (here.current) setState({ name: "recorded", recording, cut });
    });
    recorder.current = made;
    made.start(1000);
    setState({ name: "recording", stream, seconds: 0 });
  }, [close, student]);

  const stop = useCallback(() => recorder.current?.stop(), []);
  /** Back to what was recorded before, if anything was. */
  const back = useCallback(() => {
    close();
    setState(atRest(student.recording));
  }, [close, student]);
  const forget = useCallback(() => {
    student.forgetRecording();
    setState(atRest(null));
  }, [student]);
  return { state, start, record, stop, back, forget, hasOther: student.recording !== null };
}
