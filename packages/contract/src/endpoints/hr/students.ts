import { endpoints } from "../../endpoint";
import * as candidate from "../../schemas/candidate";
import { named } from "../../schemas/lookup";
import { companyHits, searchQuery } from "../../schemas/search";

/** Students, as connected colleges and the students themselves let a company see them. */
export const companyStudents = endpoints("hr", {
  list: {
    route: "GET /students",
    summary: "Students of connected colleges who have opened their profile to companies.",
    query: candidate.candidateQuery,
    response: candidate.candidates,
  },
  export: {
    route: "GET /students-export",
    summary: "The students a company finds, as a sheet with what its list shows of each.",
    query: candidate.candidateSheetQuery,
    reply: "blob",
  },
  read: {
    route: "GET /students/{id}",
    summary: "The profile of a student; the student is told who opened it.",
    response: candidate.candidatePage,
  },
  bookmark: {
    route: "PUT /students/{id}/bookmark",
    summary: "Bookmarks a student for the people of the company; one that is bookmarked stays so.",
    response: candidate.bookmark,
  },
  removeBookmark: {
    route: "DELETE /students/{id}/bookmark",
    summary: "Takes the bookmark of a student away.",
  },
  domains: {
    route: "GET /student-domain",
    summary: "Domains of the skills of students a company may see.",
    response: named,
  },
});

export const companySearch = endpoints("hr", {
  all: {
    route: "GET /all-search",
    summary: "Searches colleges, students and actions.",
    query: searchQuery,
    response: companyHits,
  },
});
