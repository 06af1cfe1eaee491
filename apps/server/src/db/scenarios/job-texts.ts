import { cleanRichText } from "@toran/contract/rich-text/rich-text";

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** A description as companies write them: what it is about, then two lists. */
function described(about: string, does: string[], wanted: string[]) {
  return cleanRichText(
    `<p>${about}</p><p><strong>What you will do</strong></p>${list(does)}<p><strong>What we look for</strong></p>${list(wanted)}`,
  );
}

/** What the invented jobs are about. */
export const jobTexts = {
  fleet: described(
    "You build the software that keeps a fleet of <strong>2,400 electric buses</strong> on the road, in a team of six that ships every week.",
    [
      "Read telemetry from the vehicles, and make sense of it within seconds.",
      "Build the screens that the depot works with at four in the morning.",
      "Write the tools that tell a mechanic which bus to open first, and why.",
      "Be on call twice a quarter, with somebody who knows the way.",
    ],
    [
      "You have built something that others use, alone or with friends.",
      "You know one typed language well, and can read SQL that somebody else wrote.",
      "You would rather ask on the first day than guess for a week.",
    ],
  ),
  intern: described(
    "Eight weeks with the battery team in Pune, in the heat of a real summer.",
    [
      "Measure how cells age between 35 and 45 °C.",
      "Write down what you find, so that somebody else can repeat it.",
      "Present it to the people who design the next pack.",
    ],
    [
      "Electrical, electronics or chemical engineering, from the third year on.",
      "A steady hand in a laboratory, and patience with slow results.",
    ],
  ),
  analyst: described(
    "You turn the questions of our customers into queries, charts and clear answers. The first half year is spent <em>beside a senior analyst</em>, the second on a customer of your own.",
    [
      "Find out what was really asked, before the first query.",
      "Keep the figures of one customer right, week after week.",
      "Tell people what the data cannot say.",
    ],
    [
      "SQL that goes past one join, and a feeling for numbers that look wrong.",
      "Plain writing: your charts need one sentence each.",
    ],
  ),
  abroad: described(
    "You join the four people in Boston who keep the data of our customers in North America. We arrange the visa, and you begin with two months in Bengaluru.",
    [
      "Write what brings the data in, and what cleans it.",
      "Write what tells us when it stops.",
      "Hand over to Bengaluru each evening.",
    ],
    [
      "Python and SQL that you have used for more than a course.",
      "A passport that lasts two years more.",
    ],
  ),
  trainee: described(
    "A year through the plants of the south, for engineers who like to see what they have built.",
    [
      "Three months each of commissioning, operations and safety.",
      "A project of your own in the last quarter, with a budget.",
    ],
    [
      "Mechanical or electrical engineering, without open backlogs.",
      "Safety shoes, and no fear of heights.",
    ],
  ),
  operations: described(
    "You run a yard of containers for a year.",
    [
      "Plan the cranes and the shifts of a day, and stand by your plan.",
      "Answer the customers who wait for their boxes.",
      "Change one thing of your own choice, and measure it at the end.",
    ],
    ["Any branch of engineering.", "Calm when three telephones ring."],
  ),
  devices: described(
    "You take a device from the bench to the ward with the people who use it. We teach the medicine; bring your own engineering.",
    [
      "Watch how nurses and doctors work with what we make.",
      "Turn what you see into tests that a prototype has to pass.",
      "Write the file that the authority reads.",
    ],
    [
      "Any branch of engineering, and care in small things.",
      "Hindi or Telugu for the wards helps.",
    ],
  ),
};
