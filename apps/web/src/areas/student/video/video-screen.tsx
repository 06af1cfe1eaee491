import { limits } from "@toran/contract/limits";
import type { Video } from "@toran/contract/schemas/video";
import { Alert, Button, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { NewVideo } from "./new-video";
import { SavedVideo } from "./saved-video";

/** The video résumé: recorded in the page or uploaded, watched, and made anew. */
export const VideoScreen = observer(function VideoScreen() {
  const { calls } = useStores();
  const [video] = useState(
    () => new Loadable<Video | null>(async () => (await calls.student()).video.read()),
  );
  useEffect(() => void video.load(), [video]);
  return (
    <>
      <PageHeader
        title="Video résumé"
        context={`Up to ${limits.video.seconds} seconds, in any language. Take it as often as you like.`}
      />
      <div
        className={`border-rule wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] grid gap-10 border-t px-6 pt-6 pb-10 ${inTurn}`}
      >
        <Load of={video}>
          {(saved) => <Shown saved={saved} onChange={(next) => video.set(next)} />}
        </Load>
        <Advice />
      </div>
    </>
  );
});

interface ShownProps {
  saved: Video | null;
  onChange: (video: Video | null) => void;
}

function Shown({ saved, onChange }: ShownProps) {
  const { student } = useStores();
  // Who has recorded another and looked elsewhere comes back to it.
  const [anew, setAnew] = useState(student.recording !== null);
  /** Why the new one was not saved, where another tab was quicker. */
  const [overtaken, setOvertaken] = useState<string>();
  const anotherOne = (
    <NewVideo
      of={saved?.file.key}
      onSaved={(video) => {
        keep();
        onChange(video);
      }}
      onOther={(other, why) => {
        setAnew(true);
        setOvertaken(why);
        onChange(other);
      }}
    />
  );
  function keep() {
    setAnew(false);
    setOvertaken(undefined);
  }
  if (!saved) return anotherOne;
  if (!anew)
    return (
      <div className="grid content-start gap-6">
        <SavedVideo video={saved} onChange={onChange} />
        <Button className="justify-self-start" onClick={() => setAnew(true)}>
          Make a new one
        </Button>
      </div>
    );
  return (
    <div className="grid content-start gap-6">
      {overtaken && (
        <Alert tone="warn" title={overtaken}>
          “Keep the present one” shows it. Sent once more, yours takes its place.
        </Alert>
      )}
      <p className="text-ink-2">Your present video stays until the new one is saved.</p>
      {anotherOne}
      <Button intent="quiet" className="justify-self-start" onClick={keep}>
        Keep the present one
      </Button>
    </div>
  );
}

const Advice = () => (
  <section aria-labelledby="advice" className="max-w-read">
    <h2 id="advice" className="title-lg mb-2">
      What works well
    </h2>
    <ul className="text-ink-2 grid list-disc gap-2 ps-5">
      <li>Say who you are, one thing you built, and what you would like to do next.</li>
      <li>Sit facing a window or a lamp, with the camera at the height of your eyes.</li>
      <li>A quiet room matters more than a good camera.</li>
      <li>
        It is on your page only while{" "}
        <AppLink href={paths.student.publicProfile} className="link">
          your profile shows it
        </AppLink>
        .
      </li>
    </ul>
  </section>
);
