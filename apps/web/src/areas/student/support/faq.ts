/** What students ask most, and the answers. */
export const faq = [
  {
    question: "Who can see my portfolio?",
    answer:
      "Your placement office, always. Everybody else only when you publish your profile, and only what you switch on there.",
  },
  {
    question: "How do I take my public profile back?",
    answer:
      "Open “Public profile”, choose “Only you” and take the page back. It is gone within a minute, and its address tells nobody that it was there.",
  },
  {
    question: "I changed my address. What about the links I have sent?",
    answer: "They go on leading to you for 90 days. After that they lead nowhere.",
  },
  {
    question: "What do the evidence badges mean?",
    answer:
      "“Self-declared” is your word. “Document attached” means that a mark sheet or certificate goes with the item. “Verified by your college” means that an officer has compared the two.",
  },
  {
    question: "Why did an item lose its verification?",
    answer:
      "You edited it. What an officer vouched for is no longer what stands there, so it has to be verified again.",
  },
  {
    question: "I deleted something by mistake. Can I have it back?",
    answer:
      "Items of your portfolio can be brought back for a day: choose “Undo” in the message, or write to us. Videos and personal documents are erased at once.",
  },
  {
    question: "My file is refused. What is wrong with it?",
    answer:
      "Pictures are PNG, JPG or WebP up to 2 MB, documents PDF, PNG or JPG up to 5 MB, videos MP4 or WebM up to 50 MB and 90 seconds. What counts is what the file holds, not its name.",
  },
  {
    question: "The page cannot open my camera",
    answer:
      "Press the symbol at the left of the address bar, allow camera and microphone for this page, and try again. You can also record on your phone and upload the file.",
  },
  {
    question: "My college or roll number is wrong",
    answer:
      "You can change where you study in your portfolio, under “Education”. If your college has registered you with another number, ask your placement office.",
  },
  {
    question: "The code or the mail does not come",
    answer:
      "It can take a minute. Look into the spam folder, then ask for another code: only the newest one works.",
  },
  {
    question: "What happens when I delete my account?",
    answer:
      "Your profile closes at once, and everything is erased after seven days. Until then you can log in and take it back. “Account” lists the few lines that stay, and why.",
  },
] as const;
