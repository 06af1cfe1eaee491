/** What HR users ask most, and the answers. */
export const faq = [
  {
    question: "How do we reach students of a college?",
    answer:
      "Ask the college to connect. Once its placement officer has accepted, you see the students they share and what each of them shows.",
  },
  {
    question: "A college does not answer. What can we do?",
    answer:
      "The request shows since when it waits and by when an answer is due. Write to the contact named on the page of the college, or take the request back.",
  },
  {
    question: "Our request was declined. May we ask again?",
    answer:
      "Once, unless the college has ruled that out. Its reason stands beside the request; say in your message what has changed.",
  },
  {
    question: "What do colleges see of us?",
    answer:
      "What stands beside your company profile while you edit it: picture, sector, size, services, contact, address and places.",
  },
  {
    question: "Does a student know that we opened their profile?",
    answer: "Yes. Every opening stands in the student's own list of who came.",
  },
  {
    question: "How do I let a colleague in?",
    answer:
      "Under “Settings”, “Colleagues”, a lead invites them by mail. Recruiters change everything but who belongs to the company; viewers only read.",
  },
  {
    question: "A colleague has left. How do I close their access?",
    answer:
      "A lead takes them out under “Settings”, “Colleagues”. They are logged out at once, and what they did stays under their name.",
  },
  {
    question: "Who did that?",
    answer: "Leads find it under “Settings”, “Activity”, with who did it and when.",
  },
  {
    question: "How do I guard my account better?",
    answer:
      "Under “Settings”, “Security”, switch two-step log-in on. Keep the recovery codes: each opens the account once when you cannot read your mail.",
  },
  {
    question: "The code or the mail does not come",
    answer:
      "It can take a minute. Look into the spam folder, then ask for another code: only the newest one works.",
  },
] as const;
