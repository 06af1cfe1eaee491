import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as portfolio from "../../schemas/portfolio";
import * as progressSchemas from "../../schemas/progress";
import * as resume from "../../schemas/resume";
import * as videoSchemas from "../../schemas/video";
import * as published from "../../schemas/profile";

export const profile = endpoints("student", {
  setPicture: {
    route: "PUT /profile",
    summary: "Sets the profile picture.",
    encoding: "multipart",
    files: { picture: fileRules.picture },
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
    summary:
      "The public profile as a stranger, the college or a company sees it, or as its owner would publish it.",
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
  opened: {
    route: "POST /published-file/{slug}/opening",
    summary: "Says who opened a file of a published profile that the browser fetched by itself.",
    open: true,
    query: published.fileOfProfile,
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

export const resumes = endpoints("student", {
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

export const videoRows = endpoints("student", {
  read: {
    route: "GET /video",
    summary: "The video résumé.",
    response: z.nullable(videoSchemas.video),
  },
  save: {
    route: "POST /video",
    summary:
      "Saves a video résumé of at most 90 seconds in place of the one before, unless that is another than was looked at.",
    encoding: "multipart",
    files: { file: fileRules.video, captions: fileRules.captions },
    body: videoSchemas.videoInput,
    response: videoSchemas.video,
  },
  saveCaptions: {
    route: "PUT /video",
    summary: "Sets the captions of the video résumé, or takes them away, unless it is another.",
    encoding: "multipart",
    files: { captions: fileRules.captions },
    body: videoSchemas.captionsInput,
    response: videoSchemas.video,
  },
  remove: {
    route: "DELETE /video",
    summary: "Takes the video résumé away, unless it is another than was looked at.",
    query: videoSchemas.videoOf,
  },
});

/** What a student may know and decide about their own data. */
