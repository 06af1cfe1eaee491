import { endpoints } from "../../endpoint";
import * as asset from "../../schemas/asset";
import * as lookup from "../../schemas/lookup";
import { helpRequest } from "../../schemas/account";

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
      query: asset.assetQuery,
      reply: "blob",
    },
    private: {
      route: "GET /assets/private",
      summary: "A file for those who may see it.",
      early: true,
      query: asset.assetQuery,
      reply: "blob",
    },
    link: {
      route: "GET /assets/link",
      summary: "An address under which a private file plays in the page for ten minutes.",
      early: true,
      query: asset.assetQuery,
      response: asset.assetLink,
    },
    linked: {
      route: "GET /assets/linked",
      summary: "A file under an address that was given out for it.",
      open: true,
      query: asset.linkedAssetQuery,
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
