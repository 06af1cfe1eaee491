import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../limits";
import { moved } from "../../schemas/account";
import * as lookup from "../../schemas/lookup";
import * as accountData from "../../schemas/account-data";
import * as portfolio from "../../schemas/portfolio";
import * as progressSchemas from "../../schemas/progress";
import * as resume from "../../schemas/resume";
import * as skillSchemas from "../../schemas/skill";
import * as videoSchemas from "../../schemas/video";
import * as published from "../../schemas/profile";
import * as student from "../../schemas/student";
import { supportEndpoints } from "../shared/account";
import { stepEndpoints } from "../shared/steps";

const { picture, document, video, captions, portfolio: portfolioFile } = fileRules;

const personal = endpoints("student", {
  userData: {
    route: "GET /user-data",
    summary: "The student's own record.",
    early: true,
    response: student.userData,
  },
  updateUserData: {
    route: "PUT /user-data",
    summary: "Changes the student's own record.",
    encoding: "multipart",
    files: { picture },
    body: student.userDataInput,
    response: student.userData,
  },
  userDataBySlug: {
    route: "GET /user-data/{slug}",
    summary: "What a student published.",
    open: true,
    response: published.publicProfile,
  },
  personalInfo: {
    route: "GET /personal-info",
    summary: "Personal info.",
    early: true,
    response: student.personalInfo,
  },
  savePersonalInfo: {
    route: "POST /personal-info",
    summary: "Saves personal info, the first step of onboarding.",
    step: "PERSONALINFO",
    body: student.personalInfoInput,
    response: student.personalInfoSaved,
    moves: true,
  },
  personalDocument: {
    route: "GET /personal-document",
    summary: "The personal document.",
    early: true,
    response: student.personalDocument,
  },
  savePersonalDocument: {
    route: "POST /personal-document",
    summary: "Saves the personal document, a step of onboarding.",
    step: "PERSONALDOC",
    encoding: "multipart",
    files: { file: document },
    body: student.personalDocumentInput,
    response: student.personalDocumentSaved,
    moves: true,
  },
  removePersonalDocument: {
    route: "DELETE /personal-document",
    summary: "Takes the personal document away.",
    response: student.personalDocument,
  },
  educationDetails: {
    route: "GET /education-details",
    summary: "Where the student studies.",
    early: true,
    response: z.nullable(student.educationDetails),
  },
  saveEducationDetails: {
    route: "POST /education-details",
    summary: "Saves where the student studies, a step of onboarding.",
    step: "EDIT_EDUCATION_DETAILS",
    body: student.educationDetailsInput,
    response: student.educationDetailsSaved,
    moves: true,
  },
  letsContinue: {
    route: "POST /lets-continue",
    summary: "Ends onboarding: on to the portfolio, or to filling it.",
    step: "LETS_CONTINUE",
    quiet: "toast",
    body: student.letsContinueInput,
    response: moved("STUDENT"),
    moves: true,
  },
});

const lookups = endpoints("student", {
  departments: {
    route: "GET /departments",
    summary: "Departments by name.",
    early: true,
    query: lookup.departmentQuery,
    response: lookup.departments,
  },
  departmentsOfMajor: {
    route: "GET /departments/",
    summary: "Departments by name and major.",
    early: true,
    query: lookup.majorInDepartmentQuery,
    response: lookup.departments,
    failure: "throws",
  },
  majors: {
    route: "GET /majors",
    summary: "Majors by name.",
    early: true,
    query: lookup.majorQuery,
    response: lookup.majors,
  },
  skills: {
    route: "GET /skills",
    summary: "Skills by name.",
    early: true,
    query: lookup.skillQuery,
    response: lookup.skills,
  },
  universities: {
    route: "GET /university",
    summary: "Universities by name.",
    early: true,
    query: lookup.universityQuery,
    response: lookup.universities,
  },
});

/** A list of the portfolio whose items may carry a file: a project, an achievement, an experience. */
const section = <
  const Word extends "project" | "achievement" | "experience",
  Item extends z.core.$ZodType,
  Input extends z.core.$ZodType,
  Published extends z.core.$ZodType,
>(
  word: Word,
  item: Item,
  input: Input,
  shown: Published,
) => {
  const one = {
    encoding: "multipart",
    files: { file: word === "achievement" ? document : picture },
    body: input,
    response: item,
  } as const;
  return {
    list: {
      route: `GET /${word}`,
      summary: `The ${word} items of the student.`,
      response: z.array(item),
    },
    create: { route: `POST /${word}`, summary: `Adds to the ${word} items.`, ...one },
    bySlug: {
      route: `GET /${word}/{slug}`,
      summary: `The ${word} items that a student published.`,
      open: true,
      response: z.array(shown),
    },
    update: { route: `PUT /${word}/{id}`, summary: `Changes one of the ${word} items.`, ...one },
  } as const;
};

const sections = {
  education: endpoints("student", {
    list: {
      route: "GET /education-info",
      summary: "Schools and degrees of the student.",
      response: z.array(portfolio.education),
    },
    create: {
      route: "POST /education-info",
      summary: "Adds a school or a degree.",
      encoding: "multipart",
      files: { file: document },
      body: portfolio.educationInput,
      response: portfolio.education,
    },
    update: {
      route: "PUT /education-info/{id}",
      summary: "Changes a school or a degree.",
      encoding: "multipart",
      files: { file: document },
      body: portfolio.educationInput,
      response: portfolio.education,
    },
    remove: {
      route: "DELETE /education-info/{id}",
      summary: "Takes a school or a degree away.",
      query: portfolio.removedFile,
    },
    bySlug: {
      route: "GET /educational-info/{slug}",
      summary: "The schools and degrees that a student published.",
      open: true,
      response: z.array(published.publicEducation),
    },
  }),
  projects: endpoints("student", {
    ...section("project", portfolio.project, portfolio.projectInput, published.publicProject),
    remove: {
      route: "DELETE /project/{id}",
      summary: "Takes a project away.",
      query: portfolio.removedFile,
    },
  }),
  achievements: endpoints("student", {
    ...section(
      "achievement",
      portfolio.achievement,
      portfolio.achievementInput,
      published.publicAchievement,
    ),
    remove: { route: "DELETE /achievement/{id}", summary: "Takes an achievement away." },
  }),
  experiences: endpoints("student", {
    ...section(
      "experience",
      portfolio.experience,
      portfolio.experienceInput,
      published.publicExperience,
    ),
    remove: {
      route: "DELETE /experience/{id}",
      summary: "Takes an experience away.",
      query: portfolio.removedFile,
    },
  }),
  additional: endpoints("student", {
    list: {
      route: "GET /additional",
      summary: "Additional items of the student.",
      response: z.array(portfolio.additional),
    },
    create: {
      route: "POST /additional",
      summary: "Adds an additional item.",
      body: portfolio.additionalInput,
      response: portfolio.additional,
    },
    update: {
      route: "PUT /additional/{id}",
      summary: "Changes an additional item.",
      body: portfolio.additionalInput,
      response: portfolio.additional,
    },
    remove: { route: "DELETE /additional/{id}", summary: "Takes an additional item away." },
    bySlug: {
      route: "GET /additional/{slug}",
      summary: "The additional items that a student published.",
      open: true,
      response: z.array(published.publicAdditional),
    },
  }),
};

const profile = endpoints("student", {
  setPicture: {
    route: "PUT /profile",
    summary: "Sets the profile picture.",
    encoding: "multipart",
    files: { picture },
    response: portfolio.picture,
  },
  removePicture: {
    route: "DELETE /profile",
    summary: "Clears the profile picture.",
    response: portfolio.picture,
  },
  slug: {
    route: "GET /slug",
    summary: "The address of the public profile.",
    response: published.slug,
  },
  setSlug: {
    route: "PUT /slug",
    summary: "Chooses the address of the public profile; the old one leads on for 90 days.",
    body: published.slugInput,
    response: published.slug,
  },
  slugFree: {
    route: "GET /slug-availability",
    summary: "Whether an address is free, and one that is.",
    query: published.slugWish,
    response: published.slugAnswer,
  },
  visibility: {
    route: "GET /visibility",
    summary: "Who sees the public profile, and what of it.",
    response: published.visibility,
  },
  setVisibility: {
    route: "PUT /visibility",
    summary: "Changes who sees the public profile, and what of it.",
    body: published.visibilityInput,
    response: published.visibility,
  },
  preview: {
    route: "GET /profile-preview",
    summary: "The public profile as a stranger, the college or a company sees it.",
    query: published.previewQuery,
    response: published.preview,
  },
  view: {
    route: "GET /published-profile/{slug}",
    summary: "The whole page that a student published, in one reply.",
    open: true,
    response: published.publishedProfile,
  },
  file: {
    route: "GET /published-file/{slug}",
    summary: "A file of a published profile; videos by range.",
    open: true,
    query: published.fileOfProfile,
    reply: "blob",
  },
  lastUpdated: {
    route: "GET /last-updated",
    summary: "When the portfolio was last changed.",
    response: portfolio.lastUpdated,
  },
  progress: {
    route: "GET /progress",
    summary: "How much of the profile is there.",
    early: true,
    response: progressSchemas.progress,
  },
});

const resumes = endpoints("student", {
  read: {
    route: "GET /resume",
    summary: "The portfolio as one résumé document, with the looks of a version or of the default.",
    query: resume.resumeQuery,
    response: resume.resume,
  },
  list: {
    route: "GET /resumes",
    summary: "The versions of the résumé, one for each role that is aimed at.",
    response: z.array(resume.resumeVersion),
  },
  create: {
    route: "POST /resumes",
    summary: "Makes a version of the résumé, fresh or after another.",
    body: resume.newResume,
    response: resume.resumeVersion,
  },
  save: {
    route: "PUT /resumes/{id}",
    summary: "Saves template, options and left-out sections of a version.",
    quiet: "toast",
    body: resume.resumeLooks,
    response: resume.resumeVersion,
  },
  rename: {
    route: "PUT /resumes/{id}/name",
    summary: "Names a version after the role it is for.",
    body: resume.resumeName,
    response: resume.resumeVersion,
  },
  makeDefault: {
    route: "PUT /resumes/{id}/default",
    summary: "Makes a version the one that is sent and published.",
    response: resume.resumeVersion,
  },
  remove: { route: "DELETE /resumes/{id}", summary: "Deletes a version; the last one stays." },
  published: {
    route: "GET /published-resume/{slug}",
    summary: "The résumé of a published profile, with what that profile shows.",
    open: true,
    response: resume.publishedResume,
  },
});

const skills = endpoints("student", {
  list: {
    route: "GET /skills-criteria",
    summary: "Skills of the student, with what shows them.",
    response: z.array(skillSchemas.skill),
  },
  create: {
    route: "POST /skills-criteria",
    summary: "Adds a skill.",
    body: skillSchemas.skillInput,
    response: skillSchemas.skill,
  },
  update: {
    route: "PUT /skills-criteria/{id}",
    summary: "Changes a skill.",
    body: skillSchemas.skillInput,
    response: skillSchemas.skill,
  },
  remove: { route: "DELETE /skills-criteria/{id}", summary: "Takes a skill away." },
  bySlug: {
    route: "GET /skills-criteria/{slug}",
    summary: "The skills that a student published.",
    open: true,
    query: skillSchemas.skillTypeQuery,
    response: z.array(published.publicSkill),
  },
  graph: { route: "GET /graph", summary: "Skills by domain.", response: skillSchemas.skillGraph },
  graphBySlug: {
    route: "GET /graph/{slug}",
    summary: "The skills by domain that a student published.",
    open: true,
    response: skillSchemas.skillGraph,
  },
  additional: {
    route: "GET /additional-skills",
    summary: "Skills outside the top ones.",
    response: z.array(skillSchemas.skill),
  },
  additionalBySlug: {
    route: "GET /additional-skills/{slug}",
    summary: "The published skills outside the top ones.",
    open: true,
    response: z.array(published.publicSkill),
  },
  top: {
    route: "GET /top-skills",
    summary: "The top skills, at most seven.",
    response: z.array(skillSchemas.skill),
  },
  setTop: {
    route: "PUT /top-skills",
    summary: "Chooses the top skills and their order.",
    body: skillSchemas.topSkillsInput,
    response: z.array(skillSchemas.skill),
  },
  topBySlug: {
    route: "GET /top-skills/{slug}",
    summary: "The published top skills.",
    open: true,
    response: z.array(published.publicSkill),
  },
});

const portfolioRows = endpoints("student", {
  order: {
    route: "PUT /section-order",
    summary: "Puts the items of a section into an order.",
    quiet: "toast",
    body: portfolio.sectionOrder,
    response: portfolio.ordered,
  },
  undo: {
    route: "POST /undo-removal",
    summary: "Brings back an item that was taken away within the last day.",
    quiet: "toast",
    body: portfolio.removedItem,
  },
});

const videoRows = endpoints("student", {
  read: {
    route: "GET /video",
    summary: "The video résumé.",
    response: z.nullable(videoSchemas.video),
  },
  save: {
    route: "POST /video",
    summary: "Saves a video résumé of at most 90 seconds in place of the one before.",
    encoding: "multipart",
    files: { file: video, captions },
    body: videoSchemas.videoInput,
    response: videoSchemas.video,
  },
  saveCaptions: {
    route: "PUT /video",
    summary: "Sets the captions of the video résumé, or takes them away.",
    encoding: "multipart",
    files: { captions },
    body: videoSchemas.captionsInput,
    response: videoSchemas.video,
  },
  remove: { route: "DELETE /video", summary: "Takes the video résumé away." },
});

/** What a student may know and decide about their own data. */
const trust = endpoints("student", {
  accessLog: {
    route: "GET /access-log",
    summary: "Who opened the profile, the résumé, the video and documents, and when.",
    query: published.accessLogQuery,
    response: published.accessLog,
  },
  export: {
    route: "GET /export",
    summary: "Everything that is kept about the student, as a ZIP of JSON and files.",
    early: true,
    reply: "blob",
  },
  deletion: {
    route: "GET /deletion",
    summary: "The deletion that is waiting, and what would stay.",
    early: true,
    response: accountData.deletion,
  },
  askDeletion: {
    route: "POST /deletion",
    summary: "Asks for everything to be deleted, seven days from now.",
    early: true,
    body: accountData.deletionInput,
    response: accountData.deletion,
  },
  cancelDeletion: {
    route: "DELETE /deletion",
    summary: "Takes the wish to be deleted back.",
    early: true,
    response: accountData.deletion,
  },
});

const imports = endpoints("student", {
  preview: {
    route: "POST /import-preview",
    summary: "Reads a JSON Resume file or a LinkedIn export, and changes nothing.",
    encoding: "multipart",
    files: { file: portfolioFile },
    response: accountData.importPreview,
  },
  commit: {
    route: "POST /import",
    summary: "Takes in the items that were chosen, all or none.",
    body: accountData.importInput,
    response: accountData.imported,
  },
});

export const studentEndpoints = {
  personal,
  lookups,
  sections,
  portfolio: portfolioRows,
  profile,
  resumes,
  video: videoRows,
  skills,
  trust,
  imports,
  steps: stepEndpoints("student", "STUDENT"),
  support: supportEndpoints("student"),
};
