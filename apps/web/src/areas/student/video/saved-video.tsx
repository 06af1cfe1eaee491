import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import type { Video } from "@toran/contract/schemas/video";
import { Button, ConfirmDialog, FileField } from "@toran/ui";
import { useState } from "react";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { toldHere } from "@/lib/told-here";
import { clock } from "@/features/public-profile/said";
import { useStores } from "@/stores/use-stores";
import { useFileLink } from "@/stores/use-file-link";
import { useLateFailure } from "@/stores/use-late-failure";
import { otherIn } from "./other-video";

interface SavedVideoProps {
  video: Video;
  onChange: (video: Video | null) => void;
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium" });

/** The video résumé that is saved: to watch, to caption, to take away. */
export function SavedVideo({ video, onChange }: SavedVideoProps) {
  const { file, seconds, updatedAt } = video;
  return (
    <div className="grid gap-4">
      <Player key={file.key} video={video} />
      <p className="text-ink-3">
        {clock(seconds)} long, {fileSize(file.bytes)}, saved {day.format(new Date(updatedAt))}
      </p>
      <Captions video={video} onChange={onChange} />
      <Removal video={video} onChange={onChange} />
    </div>
  );
}

function Player({ video }: { video: Video }) {
  const [url, renew] = useFileLink(video.file.key);
  const [captions] = useFileLink(video.captions?.key);
  return (
    <video
      key={captions}
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label="Your video résumé"
      aria-busy={!url}
      className="bg-facade-0 aspect-video w-full rounded-lg"
      // The address works for ten minutes; whoever comes back later gets another.
      onError={url ? renew : undefined}
      onLoadedMetadata={({ currentTarget }) => findEnd(currentTarget)}
    >
      <track kind="captions" src={captions} srcLang="en" label="Captions" default />
    </video>
  );
}

/** A recording tells no length until its end has been looked for, and cannot be wound before. */
function findEnd(video: HTMLVideoElement) {
  if (Number.isFinite(video.duration)) return;
  const wind = () => {
    if (Number.isFinite(video.duration)) video.currentTime = 0;
  };
  video.addEventListener("durationchange", wind, { once: true });
  video.currentTime = Number.MAX_SAFE_INTEGER;
}

function Captions({ video, onChange }: SavedVideoProps) {
  const { calls, feedback } = useStores();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const rule = fileRules.captions;
  async function save(body: { captions: File } | { removeCaptions: boolean }) {
    const { saveCaptions } = (await calls.student()).video;
    const reply = await saveCaptions({ body: { ...body, of: video.file.key } }, toldHere);
    const other = otherIn(reply);
    if (isFailure(reply)) {
      if (other) {
        // The other one is shown in its place.
        feedback.toast("error", reply.message);
        return onChange(other);
      }
      tellLate("The captions are not saved", reply);
      return setProblem(reply.errors?.captions ?? reply.message);
    }
    setProblem(undefined);
    onChange(reply.data);
  }
  const { captions } = video;
  return (
    <FileField
      label="Captions"
      labelSide={rule.says}
      hint="For those who cannot hear it, or watch without sound."
      accept=".vtt,text/vtt"
      file={captions ? { name: captions.name, detail: fileSize(captions.bytes) } : undefined}
      error={problem}
      onChoose={(file) => {
        // Systems that do not know the ending tell no type.
        const told = file.type ? file : new File([file], file.name, { type: "text/vtt" });
        const wrong = fileProblem(told, rule);
        if (wrong) return setProblem(wrong);
        void save({ captions: told });
      }}
      onRemove={captions ? () => void save({ removeCaptions: true }) : undefined}
    />
  );
}

function Removal({ video, onChange }: SavedVideoProps) {
  const { calls } = useStores();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  async function remove() {
    if (busy) return;
    setBusy(true);
    const reply = await (await calls.student()).video.remove({ query: { of: video.file.key } });
    setBusy(false);
    setAsked(false);
    // Whoever finds that it is gone already, by another tab, has what they asked for.
    if (!isFailure(reply) || reply.status === 404) return onChange(null);
    const other = otherIn(reply);
    if (other) onChange(other);
  }
  return (
    <>
      <Button intent="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
        Delete the video
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        destructive
        title="Delete your video résumé?"
        description="It is gone from your profile at once and cannot be brought back. Download your data first if you want to keep it."
        confirmLabel="Delete the video"
        busy={busy}
        busyLabel="Deleting"
        onConfirm={() => void remove()}
      />
    </>
  );
}
