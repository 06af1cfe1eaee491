import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { forgetBytes } from "../../files/keep";
import { notFound } from "../../http/failures";
import { type Handlers, implement, said } from "../../http/implement";
import { required } from "../../http/uploads";
import { writeRound } from "./applications/attendance";
import {
  applicationsBy,
  boardOf,
  candidates,
  cardRow,
  listApplications,
} from "./applications/board";
import { exportApplications } from "./applications/export";
import { moveApplications } from "./applications/move";
import { addNote, noteOpened, reinstate } from "./applications/one";
import { sheetOf } from "./applications/sheet";
import { undoMove } from "./applications/undo";
import { rankApplication } from "./applications/waiting-list";
import { keepForm } from "./jobs/create";
import { commandJob, commandPosting, removeJob } from "./jobs/commands";
import { exportJobs, exportPostings } from "./jobs/export";
import { bringJobFile } from "./jobs/files";
import { listJobs } from "./jobs/list";
import { reachOf } from "./jobs/reach";
import { decidePosting, listPostings, reviewOf } from "./jobs/review";
import { saveJob } from "./jobs/save";
import { sendJob } from "./jobs/send";
import { shownJob } from "./jobs/shown";
import { tellJobPages } from "./jobs/tell-pages";
import { commandOffer } from "./offers/commands";
import { exportOffers } from "./offers/export";
import { extendOffer } from "./offers/extend";
import { addLetter } from "./offers/letter";
import { listOffers, offerShown } from "./offers/shown";
import { sideOf } from "./who";
import { change } from "./change";
import { jobBy, jobFor } from "./own";
import { hiringFiles } from "./file-routes";
import { policyRoutes } from "./policy/routes";
import { studentHiringRoutes } from "./student-routes";
import { answerWithdrawal } from "./withdrawals/requests";

const people = (many: number) => (many === 1 ? "1 candidate" : `${many} candidates`);
const moved = (results: { ok: boolean }[]) => {
  const done = results.filter(({ ok }) => ok).length;
  const left = results.length - done;
  return `${people(done)} moved.${left ? ` ${people(left)} stayed.` : ""}`;
};
const decided = {
  QUESTION: "Your question is sent.",
  APPROVE: "The posting is approved.",
  REJECT: "The posting is declined.",
  PAUSE: "The posting is paused.",
  RESUME: "The posting is open again.",
  CANCEL: "The posting is cancelled.",
} as const;
const letInLate = "The posting is approved. Its deadline has passed, so nobody can apply.";

/** Jobs, postings, applications and offers: each change is a named command of a table of moves. */
export function hiringRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const { fileOf, letterOf } = hiringFiles(deps);

  const offerMaking = {
    letter: letterOf,
    extend: async ({ user, body, call }) => {
      const offer = await change(deps, (tx) => extendOffer(tx, user, body, deps.now()), {
        user,
        call,
      });
      const message =
        offer.state === "DRAFT"
          ? "The college has to agree to so short a time to answer."
          : "The offer is sent.";
      return said(offerShown(offer, sideOf(user)), message);
    },
    addLetter: async ({ user, params, files, call }) => {
      const letter = required(files.letter, "letter", "Choose the letter.");
      const offer = await addLetter(deps, { user, call }, params.id, letter);
      return said(offerShown(offer, sideOf(user)), "The letter is added.");
    },
  } satisfies Handlers<Pick<typeof api.hr.offers, "letter" | "extend" | "addLetter">>;

  const pipeline = {
    board: ({ user, params, query }) => boardOf(db, user, params.id, query, deps.now()),
    list: ({ user, params, query }) => listApplications(db, user, params.id, query),
    export: ({ user, params, query, call }) =>
      exportApplications(deps, { user, id: params.id, query, call }),
    read: async ({ user, params, call }) => {
      await change(deps, (tx) => noteOpened(tx, user, params.id, deps.now()), { user, call });
      return sheetOf(db, user, params.id);
    },
    move: async ({ user, body, call }) => {
      const done = await change(deps, (tx) => moveApplications(tx, user, body, deps.now()), {
        user,
        call,
      });
      return body.dryRun ? done : said(done, moved(done.results));
    },
    undo: async ({ user, params, call }) => {
      const done = await change(deps, (tx) => undoMove(tx, user, params.id, deps.now()), {
        user,
        call,
      });
      return said(done, moved(done.results));
    },
    rank: async ({ user, params, body, call }) => {
      await change(deps, (tx) => rankApplication(tx, user, params.id, body.place, deps.now()), {
        user,
        call,
      });
      return sheetOf(db, user, params.id);
    },
    attendance: async ({ user, params, body, call }) => {
      await change(deps, (tx) => writeRound(tx, user, params.id, body, deps.now()), { user, call });
      return sheetOf(db, user, params.id);
    },
  } satisfies Handlers<
    Pick<
      typeof api.hr.applications,
      "board" | "list" | "export" | "read" | "move" | "undo" | "rank" | "attendance"
    >
  >;

  implement(app, deps, api.hr.jobs, {
    list: ({ user, query }) => listJobs(db, user, query),
    export: (asking) => exportJobs(deps, asking),
    create: async ({ user, body, call }) => {
      const { job, keys } = await change(deps, (tx) => keepForm(tx, user, body, deps), {
        user,
        call,
      });
      await forgetBytes(deps, keys);
      return said(await shownJob(db, job), "The draft is saved.");
    },
    read: async ({ user, params }) => shownJob(db, await jobFor(db, user, params.id)),
    save: async ({ user, params, body, call }) => {
      const { job, keys, opened } = await change(
        deps,
        (tx) => saveJob(tx, user, params.id, body, deps),
        { user, call },
      );
      await forgetBytes(deps, keys);
      const where = opened === 1 ? "1 college" : `${opened} colleges`;
      const again = opened ? ` By its new deadline it is open again at ${where}.` : "";
      return said(await shownJob(db, job), `The job is saved.${again}`);
    },
    remove: async ({ user, params, query, call }) => {
      const remove = async (tx: Executor) => {
        const gone = await removeJob(tx, user, params.id, query);
        await tellJobPages(tx, deps, gone.companyId, params.id);
        return gone.keys;
      };
      const keys = await change(deps, remove, { user, call });
      await forgetBytes(deps, keys);
      return said(undefined, "The draft is deleted.");
    },
    send: async ({ user, params, body, call }) => {
      const { results, sent } = await change(
        deps,
        (tx) => sendJob(tx, user, params.id, body, deps.now()),
        { user, call },
      );
      return said(
        { results },
        sent.length === 1 ? "Sent to 1 college." : `Sent to ${sent.length} colleges.`,
      );
    },
    command: async ({ user, params, body, call }) => {
      const job = await change(deps, (tx) => commandJob(tx, user, params.id, body, deps.now()), {
        user,
        call,
      });
      return shownJob(db, job);
    },
    posting: async ({ user, params, body, call }) => {
      const posting = await change(
        deps,
        (tx) => commandPosting(tx, user, params.id, body, deps.now()),
        { user, call },
      );
      return shownJob(db, await jobFor(db, user, posting.jobId));
    },
    reach: ({ user, body }) => reachOf(db, user, body, deps.now()),
    upload: ({ user, files }) =>
      bringJobFile(deps, user, required(files.file, "file", "Choose a file.")),
    file: fileOf,
  });

  implement(app, deps, api.hr.applications, {
    ...pipeline,
    compare: async ({ user, query }) => {
      const rows = await applicationsBy(db, user, query.ids);
      if (!rows.length) throw notFound("The candidate");
      const jobs = new Map(
        await Promise.all(rows.map(async ({ jobId }) => [jobId, await jobBy(db, jobId)] as const)),
      );
      return {
        items: await candidates(db, user, rows.map(cardRow), ({ jobId }) => jobs.get(jobId)),
        next: null,
      };
    },
    note: async ({ user, params, body }) => {
      await db.transaction((tx) => addNote(tx, user, params.id, body, deps.now()));
      return sheetOf(db, user, params.id);
    },
  });

  implement(app, deps, api.hr.offers, {
    ...offerMaking,
    list: ({ user, query }) => listOffers(db, user, query),
    export: (asking) => exportOffers(deps, asking),
    command: ({ user, params, body, call }) =>
      change(deps, (tx) => commandOffer(tx, user, params.id, body, deps.now()), { user, call }),
  });

  implement(app, deps, api.po.postings, {
    list: ({ user, query }) => listPostings(db, user, query),
    export: (asking) => exportPostings(deps, asking),
    read: ({ user, params }) => reviewOf(db, user, params.id),
    file: fileOf,
    decide: async ({ user, params, body, call }) => {
      await change(deps, (tx) => decidePosting(tx, user, params.id, body, deps.now()), {
        user,
        call,
      });
      const after = await reviewOf(db, user, params.id);
      const late = body.command === "APPROVE" && after.state === "CLOSED";
      return said(after, late ? letInLate : decided[body.command]);
    },
  });

  implement(app, deps, api.po.applications, {
    ...pipeline,
    reinstate: async ({ user, params, body, call }) => {
      await change(deps, (tx) => reinstate(tx, user, params.id, body.reason, deps.now()), {
        user,
        call,
      });
      return said(await sheetOf(db, user, params.id), "The application is back where it was.");
    },
    answerWithdrawal: async ({ user, params, body, call }) => {
      const by = { user, call };
      await change(deps, (tx) => answerWithdrawal(tx, by, params.id, body, deps.now()), by);
      const message =
        body.command === "GRANT" ? "The application is taken back." : "The student is told why.";
      return said(await sheetOf(db, user, params.id), message);
    },
  });

  implement(app, deps, api.po.offers, {
    ...offerMaking,
    list: ({ user, query }) => listOffers(db, user, query),
    export: (asking) => exportOffers(deps, asking),
    command: ({ user, params, body, call }) =>
      change(deps, (tx) => commandOffer(tx, user, params.id, body, deps.now()), { user, call }),
  });

  policyRoutes(app, deps);
  studentHiringRoutes(app, deps);
}
