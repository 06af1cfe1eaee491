import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import type { PipelineArea } from "../calls";
import { Pipeline } from "../pipeline";
import { useBoard } from "../use-board";

interface BoardInStoryProps {
  area: PipelineArea;
  /** The college that is looked at to begin with; without one, all. */
  collegeId: string;
}

const nothing = { load: () => undefined };
const nameOfResume = ({ resume }: ApplicationSheet) => <p>{resume.name}</p>;

/** The board of a job, as its page keeps it: which college is looked at, and who is open beside it. */
export const BoardInStory = observer(function BoardInStory(props: BoardInStoryProps) {
  const { area } = props;
  const [collegeId, setCollegeId] = useState(props.collegeId);
  const [openId, setOpenId] = useState<string>();
  const filter = useMemo(() => (collegeId ? { collegeId } : {}), [collegeId]);
  const looked = { area, jobId: "job", filter, offered: true, looking: true };
  const store = useBoard({ ...looked, beside: nothing });
  return (
    <Pipeline
      area={area}
      store={store}
      label="Applicants for Fleet Engineer"
      collegeId={collegeId}
      onCollege={setCollegeId}
      openId={openId}
      onOpen={setOpenId}
      resumeOf={nameOfResume}
    />
  );
});
