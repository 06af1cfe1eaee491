import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as portfolio from "../../schemas/portfolio";
import * as skillSchemas from "../../schemas/skill";
import * as published from "../../schemas/profile";

/**
 * A list of the portfolio whose items may carry a file: a project, an achievement, an experience. What it checks is
 * given by the names that a row has for it, for a browser does without.
 */
const section = <
  const Word extends "project" | "achievement" | "experience",
  Input extends z.core.$ZodType,
  Item extends z.core.$ZodType,
  Published extends z.core.$ZodType,
>(
  word: Word,
  own: { body: Input; response: Item },
  shown: { response: Published },
) => {
  const one = {
    encoding: "multipart",
    files: { file: word === "achievement" ? fileRules.document : fileRules.picture },
    body: own.body,
    response: own.response,
  } as const;
  return {
    list: {
      route: `GET /${word}`,
      summary: `The ${word} items of the student.`,
      response: z.array(own.response),
    },
    create: { route: `POST /${word}`, summary: `Adds to the ${word} items.`, ...one },
    bySlug: {
      route: `GET /${word}/{slug}`,
      summary: `The ${word} items that a student published.`,
      open: true,
      response: z.array(shown.response),
    },
    update: { route: `PUT /${word}/{id}`, summary: `Changes one of the ${word} items.`, ...one },
  } as const;
};

export const sections = {
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
      files: { file: fileRules.document },
      body: portfolio.educationInput,
      response: portfolio.education,
    },
    update: {
      route: "PUT /education-info/{id}",
      summary: "Changes a school or a degree.",
      encoding: "multipart",
      files: { file: fileRules.document },
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
    ...section(
      "project",
      { body: portfolio.projectInput, response: portfolio.project },
      { response: published.publicProject },
    ),
    remove: {
      route: "DELETE /project/{id}",
      summary: "Takes a project away.",
      query: portfolio.removedFile,
    },
  }),
  achievements: endpoints("student", {
    ...section(
      "achievement",
      { body: portfolio.achievementInput, response: portfolio.achievement },
      { response: published.publicAchievement },
    ),
    remove: { route: "DELETE /achievement/{id}", summary: "Takes an achievement away." },
  }),
  experiences: endpoints("student", {
    ...section(
      "experience",
      { body: portfolio.experienceInput, response: portfolio.experience },
      { response: published.publicExperience },
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

export const skills = endpoints("student", {
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

export const portfolioRows = endpoints("student", {
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
