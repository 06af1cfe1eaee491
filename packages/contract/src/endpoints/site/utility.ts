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
