import type { ResumeModel } from "../model/model";
import { richTextFrom } from "../model/rich-text";
import { entry, experience, type HardCase, projects, skills } from "./parts";

/** Texts that would run where text is taken for code. */
export const hostileTexts = [
  "<script>pwned()</script>",
  "<img src=x onerror=pwned()>",
  '"><svg onload=pwned()>',
  "[x](javascript:pwned())",
  "**[x](data:text/html,<script>pwned()</script>)**",
  "</p></div><iframe srcdoc='<script>pwned()</script>'>",
  "{{constructor.constructor('pwned()')()}}",
] as const;

/** Addresses that would run, or lead where nobody meant to go. */
export const hostileAddresses = [
  "javascript:pwned()",
  " java\tscript:pwned()",
  "JAVASCRIPT:pwned()",
  "vbscript:pwned()",
  "data:text/html,<script>pwned()</script>",
  "blob:https://saathi.example/1",
  "file:///etc/passwd",
  "//elsewhere.example",
] as const;

const [script, image, drawing, link, data, frame, braces] = hostileTexts;

/** Each of them wherever a résumé takes a text or an address. */
const resume: ResumeModel = {
  locale: "en-IN",
  dir: "ltr",
  person: {
    name: script,
    headline: image,
    contacts: [
      { kind: "email", text: `${drawing}@nilgiri.example` },
      { kind: "place", text: frame },
    ],
    links: hostileAddresses.map((url, at) => ({ label: `Link ${at} ${braces}`, url })),
    facts: [{ label: link, value: data }],
  },
  summary: richTextFrom(hostileTexts.join("\n")),
  sections: [
    experience(entry("job", frame, { org: script, place: image, score: drawing, stack: [braces] })),
    projects(
      ...hostileAddresses.map((url, at) =>
        entry(`p${at}`, `${at} ${link}`, {
          url,
          body: [
            { kind: "paragraph", runs: [{ text: hostileTexts[at % 7]!, href: url }] },
            { kind: "list", items: [{ runs: [{ text: `${at} ${data}`, href: url }] }] },
          ],
        }),
      ),
    ),
    skills(...hostileTexts.map((name, at) => ({ id: `s${at}`, name, level: 3 as const }))),
  ],
};

export const hostile: HardCase = { title: "183: texts and addresses that would run", resume };
