import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import * as lookup from "../../schemas/lookup";
import { helpRequest } from "../../schemas/account";

const key = z.object({
  key: z.string({ error: "Name the file." }).check(z.minLength(1), z.maxLength(300)),
});

export const utility = {
  location: endpoints("utility", {
    countries: {
      route: "GET /countries",
      summary: "Countries by name.",
      open: true,
      query: lookup.placeQuery,
      response: lookup.countries,
    },
    states: {
      route: "GET /states",
      summary: "States of a country.",
      open: true,
      query: lookup.placeQuery,
      response: lookup.states,
    },
    cities: {
      route: "GET /cities",
      summary: "Cities by name.",
      open: true,
      query: lookup.placeQuery,
      response: lookup.cities,
    },
  }),
  assets: endpoints("utility", {
    public: {
      route: "GET /assets/public",
      summary: "A file that anyone may see.",
      open: true,
      query: key,
      reply: "blob",
    },
    private: {
      route: "GET /assets/private",
      summary: "A file for those who may see it.",
      early: true,
      query: key,
      reply: "blob",
    },
    link: {
      route: "GET /assets/link",
      summary: "An address under which a private file plays in the page for ten minutes.",
      early: true,
      query: key,
      response: z.object({ url: z.string(), until: z.string() }),
    },
    linked: {
      route: "GET /assets/linked",
      summary: "A file under an address that was given out for it.",
      open: true,
      query: z.object({
        ...key.shape,
        until: z.string().check(z.regex(/^\d{1,15}$/, "Ask for a new link.")),
        proof: z.string().check(z.regex(/^[\w-]{43}$/, "Ask for a new link.")),
      }),
      reply: "blob",
    },
  }),
  help: endpoints("utility", {
    ask: {
      route: "POST /help",
      summary: "Asks for help without being signed in.",
      open: true,
      body: helpRequest,
    },
  }),
};
