import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { studentQuery } from "../../schemas/officer-student";
import * as list from "../../schemas/student-collection";

/** Lists of students: the archive and the bookmarks. */
const collectionEndpoints = <const Word extends "archive" | "bookmark">(word: Word) =>
  endpoints("po", {
    create: {
      route: `POST /${word}`,
      summary: `Makes a list of the ${word}.`,
      body: list.collectionInput,
      response: list.collection,
    },
    list: {
      route: `GET /${word}`,
      summary: `The lists of the ${word}.`,
      response: list.collections,
    },
    update: {
      route: `PUT /${word}/{id}`,
      summary: `Changes a list of the ${word}, and puts students in.`,
      body: list.collectionChange,
      response: list.collection,
    },
    read: {
      route: `GET /${word}/{id}`,
      summary: `The students of a list of the ${word}.`,
      query: studentQuery,
      response: list.openedCollection,
    },
    remove: { route: `DELETE /${word}/{id}`, summary: `Takes a list of the ${word} away.` },
    removeStudents: {
      route: `DELETE /remove-${word}-student/{id}`,
      summary: `Takes students out of a list of the ${word}.`,
      query: list.removedStudents,
    },
  });

export const officerCollections = {
  archive: collectionEndpoints("archive"),
  bookmark: collectionEndpoints("bookmark"),
};

/** Filters of the students' list that an officer keeps. */
export const savedViews = endpoints("po", {
  list: {
    route: "GET /saved-views",
    summary: "The officer's saved views.",
    response: z.array(list.savedView),
  },
  create: {
    route: "POST /saved-views",
    summary: "Saves a view.",
    own: true,
    body: list.savedViewInput,
    response: list.savedView,
  },
  update: {
    route: "PUT /saved-views/{id}",
    summary: "Renames a view, or changes its filter.",
    own: true,
    body: list.savedViewInput,
    response: list.savedView,
  },
  remove: {
    route: "DELETE /saved-views/{id}",
    summary: "Takes a view away.",
    own: true,
  },
});
