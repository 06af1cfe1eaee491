import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { implement } from "../../http/implement";
import { departmentsToPick } from "../colleges/college";
import { collegesNamed, listedCollege } from "../colleges/listed";
import { catalogue, departmentsWith } from "./catalogue";
import { lookUp } from "./look-up";

interface CityAsked {
  query: { city?: string | undefined; next?: string | undefined };
}
const location = async ({ query: { city, next } }: CityAsked) => {
  const page = lookUp(catalogue.cities, { search: city, next });
  return { cities: page.found, next: page.next };
};

interface UniversityAsked {
  query: { university_name?: string | undefined; next?: string | undefined };
}
/** The universities whose name holds a word. */
export const universities = async ({ query }: UniversityAsked) => {
  const page = lookUp(catalogue.universities, { search: query.university_name, next: query.next });
  return { universities: page.found, next: page.next };
};

/** What the pickers offer: places, universities, departments, sectors, skills. */
export function lookupRoutes(app: FastifyInstance, deps: Deps) {
  implement(app, deps, api.site.location, {
    countries: async ({ query }) => {
      const page = lookUp(catalogue.countries, query);
      return { countries: page.found, next: page.next };
    },
    states: async ({ query }) => {
      const { country = "India" } = query;
      const page = lookUp(
        catalogue.states.filter((state) => state.country === country),
        query,
      );
      return { states: page.found, next: page.next };
    },
    cities: async ({ query }) => {
      const { country, state } = query;
      const inside = catalogue.cities.filter(
        (city) => (!country || city.country === country) && (!state || city.state === state),
      );
      const page = lookUp(inside, query);
      return { cities: page.found, next: page.next };
    },
  });
  implement(app, deps, api.student.lookups, {
    colleges: async ({ query: { college_name: search, next } }) =>
      collegesNamed(deps.db, { search, next }),
    departments: async ({ query: { department, collegeId, next } }) => {
      const own = collegeId && (await listedCollege(deps.db, collegeId));
      const taught = own ? await departmentsToPick(deps.db, own.id) : [];
      const list = taught.length ? taught : catalogue.departments;
      const page = lookUp(list, { search: department, next });
      return { departments: page.found, next: page.next };
    },
    departmentsOfMajor: async ({ query: { major, department, next } }) => {
      const list = major ? departmentsWith(major) : catalogue.departments;
      const page = lookUp(list, { search: department, next });
      return { departments: page.found, next: page.next };
    },
    majors: async ({ query: { majors, next } }) => {
      const page = lookUp(catalogue.majors, { search: majors, next });
      return { majors: page.found, next: page.next };
    },
    skills: async ({ query: { skill_name: search, next } }) => {
      const page = lookUp(catalogue.skills, { search, next });
      return { skills: page.found, next: page.next };
    },
    universities,
  });
  const { sectors, companySizes, companyServices } = api.hr.lookups;
  implement(
    app,
    deps,
    { sectors, companySizes, companyServices },
    {
      sectors: async ({ query: { sector, search = sector, cursor: next, limit, page } }) => {
        const asked = lookUp(catalogue.sectors, { search, next, limit, page });
        return { sectors: asked.found, next: asked.next };
      },
      companySizes: async ({ query: { size, search = size, cursor: next, limit, page } }) => {
        const asked = lookUp(catalogue.companySizes, { search, next, limit, page });
        return { companySizes: asked.found, next: asked.next };
      },
      companyServices: async ({ query: { service: search, next } }) => {
        const page = lookUp(catalogue.companyServices, { search, next });
        return { companyServices: page.found, next: page.next };
      },
    },
  );
  implement(app, deps, { location: api.hr.lookups.location }, { location });
  implement(app, deps, { location: api.po.lookups.location }, { location });
}
