import { createHash } from "node:crypto";
import { companyServices, companySizes, sectors } from "./data/companies";
import { countryCodes, indianCities, otherCities } from "./data/cities";
import { departments } from "./data/departments";
import { skills } from "./data/skills";
import { universities } from "./data/universities";

export interface Choice {
  id: string;
  name: string;
}

/** An id that follows from the name, so that it is the same on every server and after every start. */
function idOf(kind: string, name: string) {
  const hex = createHash("sha256").update(`${kind}\0${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const lines = (text: string) => text.trim().split("\n");
const items = (text: string) => text.split(", ");
const choices = (kind: string, names: string[]): Choice[] =>
  names.map((name) => ({ id: idOf(kind, name), name }));

const country = new Intl.DisplayNames(["en"], { type: "region" });
const nameOfCountry = (code: string) => country.of(code) ?? code;

const cityOf = (name: string, state: string, code: string) => ({
  id: idOf("city", `${code}/${state}/${name}`),
  name,
  state,
  country: nameOfCountry(code),
});

const cities = [
  ...Object.entries(indianCities).flatMap(([state, names]) =>
    items(names).map((name) => cityOf(name, state, "IN")),
  ),
  ...Object.entries(otherCities).flatMap(([code, places]) =>
    items(places).map((place) => {
      const [name = "", state = ""] = place.split("/");
      return cityOf(name, state, code);
    }),
  ),
];

const states = [
  ...new Map(cities.map((city) => [`${city.country}/${city.state}`, city])).values(),
].map(({ state, country: of }) => ({
  id: idOf("state", `${of}/${state}`),
  name: state,
  country: of,
}));

/** Everything that a picker offers. */
export const catalogue = {
  universities: choices("university", lines(universities)),
  sectors: choices("sector", lines(sectors)),
  companySizes: choices("company-size", lines(companySizes)),
  companyServices: choices("company-service", lines(companyServices)),
  departments: choices("department", Object.keys(departments)),
  majors: choices("major", [...new Set(Object.values(departments).flatMap(items))].sort()),
  skills: Object.entries(skills).flatMap(([domain, names]) =>
    choices("skill", items(names)).map((skill) => ({ ...skill, domain })),
  ),
  cities,
  states,
  countries: countryCodes
    .split(" ")
    .map((code) => ({ id: code, name: nameOfCountry(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en")),
};

const majorsOf = new Map(
  Object.entries(departments).map(([name, majors]) => [name, items(majors)]),
);

/** The departments that teach a major. */
export const departmentsWith = (major: string) =>
  catalogue.departments.filter(({ name }) =>
    majorsOf.get(name)?.some((each) => each.toLowerCase().includes(major.toLowerCase())),
  );

const named = (list: Choice[]) => new Map(list.map((each) => [each.id, each]));

/** The choices of a company and of a college by their id. */
export const byId = {
  sector: named(catalogue.sectors),
  size: named(catalogue.companySizes),
  service: named(catalogue.companyServices),
  university: named(catalogue.universities),
};

const domains = new Map(catalogue.skills.map(({ name, domain }) => [name.toLowerCase(), domain]));

/** The domain of a skill that is in the list. */
export const domainOfSkill = (name: string) => domains.get(name.toLowerCase());
