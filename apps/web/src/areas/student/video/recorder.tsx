import { limits } from "@toran/contract/limits";
import { Alert, Button } from "@toran/ui";
import { Circle, Square, Video } from "lucide-react";
import { useEffect, useRef } from "react";
import { clock } from "@/features/public-profile/said";
import { useLeaveWarning } from "@/lib/use-leave-warning";
import type { Recording } from "@/stores/student-store";
import { type Hindrance, useRecorder } from "./use-recorder";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const most = limits.video.seconds;
const keepTheOther = "Keep the last recording";

const hindrances: Record<Hindrance, { title: string; way: string }> = {
  refused: {
    title: "The camera is not open to this page",
    way: "Allow camera and microphone in the address bar of your browser, then try again. You can also record elsewhere and upload the file.",
  },
  "no camera": {
    title: "No camera, or no microphone, was found",
    way: "Both are needed. Connect what is missing and try again, or record on your phone and upload the file.",
  },
  "in use": {
    title: "The camera is busy",
    way: "Another program is using it. Close that one and try again, or upload a file.",
  },
  gone: {
    title: "The camera or the microphone is gone",
    way: "Connect it and try again, or record on your phone and upload the file.",
  },
  "cannot record": {
    title: "This browser cannot record",
    way: "Record with your phone or another program, and upload the file.",
  },
};

interface RecorderProps {
  /** Takes the recording over; it can be watched and made again before. */
  onUse: (recording: Recording) => void;
  disabled?: boolean;
}

/** Records a video résumé in the page: see yourself, record, watch it, and take it again. */
export function Recorder({ onUse, disabled }: RecorderProps) {
  const { state, start, record, stop, back, forget, hasOther } = useRecorder();
  // What is recorded already is watched over wherever its student looks.
  useLeaveWarning(state.name === "recording");
  if (state.name === "recorded")
    return (
      <div className="grid gap-3">
        {state.cut && (
          <Alert tone="warn" title="The recording ended early">
            The camera or the microphone was taken away. What was recorded until then is here.
          </Alert>
        )}
        <Watched file={state.recording.file} />
        <p className="text-ink-3">
          {clock(state.recording.seconds)} long. Only you have it so far.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button disabled={disabled} onClick={() => onUse(state.recording)}>
            Use this video
          </Button>
          <Button intent="secondary" disabled={disabled} onClick={() => void start()}>
            Take it again
          </Button>
          <Button intent="quiet" disabled={disabled} onClick={forget}>
            Throw it away
          </Button>
        </div>
      </div>
    );
  if (state.name === "ready" || state.name === "recording") {
    const seconds = state.name === "recording" ? state.seconds : 0;
    return (
      <div className="grid gap-3">
        <Live stream={state.stream} />
        <p className="tnum font-medium" role="timer">
          {state.name === "recording" ? `${clock(most - seconds)} left` : `Up to ${clock(most)}`}
        </p>
        <output className="sr-only">{spoken(state.name, most - seconds)}</output>
        <div className="flex flex-wrap gap-2">
          {state.name === "recording" ? (
            <Button onClick={stop}>
              <Square {...icon} />
              Stop
            </Button>
          ) : (
            <Button onClick={record}>
              <Circle {...icon} />
              Start recording
            </Button>
          )}
          {state.name === "ready" && (
            <Button intent="quiet" onClick={back}>
              {hasOther ? keepTheOther : "Close the camera"}
            </Button>
          )}
        </div>
      </div>
    );
  }
  const hindrance = state.name === "hindered" ? hindrances[state.by] : undefined;
  return (
    <div className="grid gap-3">
      {hindrance && (
        <Alert tone="warn" title={hindrance.title}>
          {hindrance.way}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          intent={hindrance ? "secondary" : "primary"}
          busy={state.name === "asking"}
          busyLabel="Opening the camera"
          disabled={disabled}
          onClick={() => void start()}
        >
          <Video {...icon} />
          {hindrance ? "Try again" : "Record"}
        </Button>
        {hindrance && hasOther && (
          <Button intent="quiet" onClick={back}>
            {keepTheOther}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Said aloud rarely: at the start, and when it is nearly over. */
function spoken(name: "ready" | "recording", left: number) {
  if (name === "ready") return "The camera is open.";
  if (left <= 10) return "Ten seconds left.";
  return left <= 30 ? "Thirty seconds left." : "Recording.";
}

const picture = "bg-facade-0 aspect-video w-full rounded-lg";

function Live({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    // As in a mirror: that is how people know themselves.
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label="You, as the camera sees you"
      className={`${picture} -scale-x-100 object-cover`}
    />
  );
}

function Watched({ file }: { file: File }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (video.current) video.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <video ref={video} controls playsInline aria-label="Your recording" className={picture}>
      <track kind="captions" />
    </video>
  );
}
