/** What officers ask most, and the answers. */
export const faq = [
  {
    question: "How do I bring the whole class in?",
    answer:
      "Open “Students”, then “Import students”, and choose your spreadsheet as it is. You match its columns, look at every row, and only what is right is taken in. A whole import can be undone for a day.",
  },
  {
    question: "Some rows of my spreadsheet were not taken in. What now?",
    answer:
      "Download the failed rows: the file says what is wrong beside each. Put it right there and import that file. Rows that are in already are left as they are.",
  },
  {
    question: "I changed the wrong students. Can I take it back?",
    answer:
      "Yes, for a day. The message after the change has an “Undo”, and every student's timeline shows what was done. A row that somebody has changed since is left alone, and you are told which.",
  },
  {
    question: "Why does a student count as placed, or not?",
    answer:
      "The flag follows the offers: a student is placed while an accepted offer stands. Marking somebody placed stores that offer, and ending it takes the flag away.",
  },
  {
    question: "What do companies see of our students?",
    answer:
      "Nothing until you have accepted their connection. Then what you share and what each student shows; phone, address and documents never go along by themselves.",
  },
  {
    question: "What happens when I decline or end a connection?",
    answer:
      "The company sees your reason and no longer sees your students. It may ask once more after a rejection, if you let it.",
  },
  {
    question: "How do I let a colleague in?",
    answer:
      "Under “Settings”, “Officers”, a lead invites them by mail. Members change everything but who the officers are; viewers only read.",
  },
  {
    question: "Who did that?",
    answer:
      "Leads find every import, export, status change and answer to a company under “Settings”, “Activity”, with who did it and when.",
  },
  {
    question: "Our plan has ended. Is anything lost?",
    answer:
      "No. For fourteen days everything goes on, unless it was a trial. After that you can read and export everything, and pay. Changes are possible again as soon as the plan is renewed under “Plan and billing”.",
  },
  {
    question: "Where is our invoice?",
    answer:
      "Under “Plan and billing”, beside each payment. Name, address and GSTIN on it are those of your billing address when it is first downloaded; from then on it never changes.",
  },
  {
    question: "I renamed a department. What about its students?",
    answer: "They follow the new name. Removing a department leaves its name in their records.",
  },
  {
    question: "The code or the mail does not come",
    answer:
      "It can take a minute. Look into the spam folder, then ask for another code: only the newest one works.",
  },
] as const;
