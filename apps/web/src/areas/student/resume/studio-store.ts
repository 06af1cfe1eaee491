import { isFailure } from "@toran/api-client/failure";
import { personOf } from "@toran/api-client/token";
import type { Resume, ResumeVersion } from "@toran/contract/schemas/resume";
import { makeAutoObservable, when } from "mobx";
import { draftOf } from "@/lib/draft";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import type { Calls, StudentCalls } from "@/stores/calls";
import type { Stores } from "@/stores/stores";
import { OpenVersion } from "./open-version";

/** The studio while one version of the résumé is open in it. */
export class StudioStore {
  readonly resume: Loadable<Resume>;
  readonly versions: Loadable<ResumeVersion[]>;
  version: OpenVersion | undefined = undefined;
  readonly #calls: Calls;
  readonly #session: Stores["session"];

  constructor({ calls, session }: Pick<Stores, "calls" | "session">, id: string | undefined) {
    this.#calls = calls;
    this.#session = session;
    this.resume = new Loadable(async () =>
      (await calls.student()).resumes.read({ query: id ? { id } : {} }),
    );
    this.versions = new Loadable(async () => (await calls.student()).resumes.list());
    makeAutoObservable(this);
  }

  /** Loads, and opens the version once it has come; what is given back leaves it. */
  open() {
    void this.resume.load();
    void this.versions.load();
    const stop = when(
      () => this.resume.value !== undefined,
      () => this.#begin(),
    );
    return () => {
      stop();
      this.version?.close();
    };
  }

  /** The version that is open, by its newest name. */
  get current(): ResumeVersion | undefined {
    const opened = this.resume.value?.resume;
    return this.versions.value?.find(({ id }) => id === opened?.id) ?? opened;
  }

  make(body: { name: string; from?: string; formKey: string }) {
    return this.#change((resumes) => resumes.create({ body }, toldHere));
  }

  rename(id: string, name: string) {
    return this.#change((resumes) => resumes.rename({ params: { id }, body: { name } }, toldHere));
  }

  makeDefault(id: string) {
    return this.#change((resumes) => resumes.makeDefault({ params: { id } }));
  }

  remove(id: string) {
    return this.#change((resumes) => resumes.remove({ params: { id } }));
  }

  /** Changes the versions, and reads them anew when that went well, or found that they have changed. */
  async #change<Reply>(call: (resumes: StudentCalls["resumes"]) => Promise<Reply>) {
    const { resumes } = await this.#calls.student();
    const reply = await call(resumes);
    // One that is not there was deleted in another tab.
    if (!isFailure(reply) || reply.status === 404) await this.versions.load();
    return reply;
  }

  #begin() {
    const opened = this.resume.value;
    if (!opened) return;
    const { id } = opened.resume;
    const draft = draftOf(`resume-${id}:${personOf(this.#session.token ?? "") ?? ""}`);
    this.version = new OpenVersion(opened.resume, draft, this.#calls);
  }
}
