/** Milliseconds after which a film that has told nothing is taken for one that cannot be played. */
const longest = 30_000;

/** The length of a video in seconds, or nothing where the browser cannot tell. */
export function lengthOf(file: File): Promise<number | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  return new Promise<number | undefined>((settle) => {
    const tooLong = setTimeout(settle, longest, undefined);
    const tell = (seconds?: number) => {
      clearTimeout(tooLong);
      settle(seconds);
    };
    video.preload = "metadata";
    video.addEventListener("error", () => tell());
    video.addEventListener("durationchange", () => {
      if (Number.isFinite(video.duration)) tell(video.duration);
    });
    video.addEventListener("loadedmetadata", () => {
      // A recording tells no length until its end has been looked for.
      if (!Number.isFinite(video.duration)) video.currentTime = Number.MAX_SAFE_INTEGER;
    });
    video.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
