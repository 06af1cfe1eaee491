/** The length of a video in seconds, or nothing where the browser cannot tell. */
export function lengthOf(file: File): Promise<number | undefined> {
  const url = URL.createObjectURL(file);
  return new Promise<number | undefined>((settle) => {
    const video = document.createElement("video");
    video.preload = "metadata";
    video.addEventListener("error", () => settle(undefined));
    video.addEventListener("durationchange", () => {
      if (Number.isFinite(video.duration)) settle(video.duration);
    });
    video.addEventListener("loadedmetadata", () => {
      // A recording tells no length until its end has been looked for.
      if (!Number.isFinite(video.duration)) video.currentTime = Number.MAX_SAFE_INTEGER;
    });
    video.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
