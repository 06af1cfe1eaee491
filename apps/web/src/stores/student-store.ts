import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { PublicProfile } from "@toran/contract/schemas/profile";
import type { EducationDetails, UserData } from "@toran/contract/schemas/student";
import type { Data } from "@toran/contract/endpoint";
import type { studentEndpoints } from "@toran/contract/endpoints/student/student";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Calls } from "./calls";

type Sections = (typeof studentEndpoints)["sections"];
type Projects = Data<Sections["projects"]["list"]>;
type Achievements = Data<Sections["achievements"]["list"]>;
type Experiences = Data<Sections["experiences"]["list"]>;

export type StudentInfo = UserData & {
  projects: Projects;
  achievements: Achievements;
  experiences: Experiences;
};

/** A video that was recorded in the page. */
export interface Recording {
  file: File;
  seconds: number;
}

/** The signed-in student's record, and the profile of another that they look at. */
export class StudentStore {
  userInfo: StudentInfo | null = null;
  educationDetails: EducationDetails | null = null;
  profileView: PublicProfile | null = null;
  videoView: string | null = null;
  /** An address of the profile picture, of this page alone. */
  picture: string | null = null;
  /** Recorded and not saved yet: only this page has it, so it waits here while its student looks at other screens. */
  recording: Recording | null = null;
  error: string | null = null;
  readonly #calls: Calls;
  #turn = 0;
  /** Another one for each who signs in. */
  #owner = Symbol("student");

  constructor(calls: Calls) {
    this.#calls = calls;
    const whole = observableRef;
    makeAutoObservable(this, {
      userInfo: whole,
      educationDetails: whole,
      profileView: whole,
      recording: whole,
      keeper: false,
    });
  }

  get id() {
    return this.userInfo?.id;
  }

  /** The user data come first, the picture after them. */
  async load() {
    const turn = ++this.#turn;
    const reply = await (await this.#calls.student()).personal.userData();
    runInAction(() => {
      if (turn !== this.#turn) return;
      this.#take(reply);
      if (!isFailure(reply) && !reply.data.picture) this.#show(null);
    });
    if (isFailure(reply) || !reply.data.picture || turn !== this.#turn) return;
    const site = await this.#calls.site();
    const picture = await site.assets.private({ query: { key: reply.data.picture } });
    runInAction(() => {
      if (turn === this.#turn && !isFailure(picture)) this.#show(picture);
    });
  }

  #show(picture: Blob | null) {
    if (this.picture) URL.revokeObjectURL(this.picture);
    this.picture = picture && URL.createObjectURL(picture);
  }

  #take(reply: { data: UserData } | ApiFailure) {
    if (isFailure(reply)) {
      this.error = reply.message;
      return;
    }
    this.error = null;
    this.userInfo = {
      projects: [],
      achievements: [],
      experiences: [],
      ...this.userInfo,
      ...reply.data,
    };
    this.educationDetails = reply.data.educationDetails;
  }

  /** What the server answered to a change of the record. */
  set(data: UserData) {
    this.#take({ data });
  }

  setEducationDetails(details: EducationDetails) {
    this.educationDetails = details;
    if (this.userInfo) this.userInfo = { ...this.userInfo, educationDetails: details };
  }

  setProjects(projects: Projects) {
    if (this.userInfo) this.userInfo = { ...this.userInfo, projects };
  }

  setAchievements(achievements: Achievements) {
    if (this.userInfo) this.userInfo = { ...this.userInfo, achievements };
  }

  setExperiences(experiences: Experiences) {
    if (this.userInfo) this.userInfo = { ...this.userInfo, experiences };
  }

  /** Keeps a recording for whoever is signed in now: it may end when they have left, and is nobody's then. */
  keeper() {
    const owner = this.#owner;
    return (recording: Recording) =>
      runInAction(() => {
        if (owner === this.#owner) this.recording = recording;
      });
  }

  forgetRecording() {
    this.recording = null;
  }

  clear() {
    this.#turn++;
    this.#owner = Symbol("student");
    this.recording = null;
    this.userInfo = null;
    this.educationDetails = null;
    this.profileView = null;
    this.videoView = null;
    this.#show(null);
    this.error = null;
  }
}
