import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RichText } from "./rich-text";
import { RichTextField, type RichTextFieldProps } from "./rich-text-field";
import { NotArrived, OnItsWay as Waiting } from "./without-editor";

const project =
  '<p>Led a team of <strong>four</strong>. Built the rider web app in React.</p><ul><li><p>Works on 2G</p></li><li><p>3,100 riders a week, <a href="https://saathi.nilgiri.example">see it live</a></p></li></ul>';

function Held(props: RichTextFieldProps) {
  const [html, setHtml] = useState(props.value);
  return (
    <RichTextField
      {...props}
      value={html}
      onValueChange={(next) => {
        props.onValueChange(next);
        setHtml(next);
      }}
    />
  );
}

const meta = {
  component: RichTextField,
  args: { label: "What you did", value: project, maxLength: 400, onValueChange: fn() },
  decorators: [(Story) => <div className="min-h-80 max-w-140">{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

// The editor is fetched when it is first shown.
const loading = { timeout: 10_000 };
const editor = (canvas: HTMLElement) =>
  within(canvas).findByRole("textbox", { name: "What you did" }, loading);

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await editor(canvasElement)).toHaveTextContent("Led a team of four");
  },
};

export const ByKeysAlone: Story = {
  args: { value: "" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await editor(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Strong" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Bulleted list" })).toHaveAttribute(
        "aria-pressed",
        "true",
      ),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith("<ul><li><p></p></li></ul>");
    // Tab leaves the text: it is no trap.
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

const paste = (field: HTMLElement, type: string, text: string) => {
  field.focus();
  const held = new DataTransfer();
  held.setData(type, text);
  field.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: held, bubbles: true, cancelable: true }),
  );
};

/** What becomes of something that is pasted into an empty field. */
const pasted = (type: string, text: string, kept: string): Story => ({
  args: { value: "" },
  play: async ({ canvasElement, args }) => {
    paste(await editor(canvasElement), type, text);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(kept));
  },
});

export const PastedTextIsCleaned = pasted(
  "text/html",
  '<h2 style="color:red">Saathi</h2><p onclick="x()">Led <b>four</b> <a href="javascript:x()">here</a></p><script>x()</script>',
  "<p>Saathi</p><p>Led <strong>four</strong> here</p>",
);

export const PastedLinesAreParagraphs = pasted(
  "text/plain",
  "What you will do\n\nBuild <b> things\nTest them",
  "<p>What you will do</p><p>Build &lt;b&gt; things</p><p>Test them</p>",
);

export const PastedFromAWebPage = pasted(
  "text/html",
  '<b style="font-weight:normal"><p><span style="font-weight:700">Duties</span><br>Build<br></p><ul><li>One<br>Two</li></ul><table><tr><td style="font-style:italic">A</td><td>B</td></tr></table></b>',
  "<p><strong>Duties</strong></p><p>Build</p><ul><li><p>One</p><p>Two</p></li></ul><p><em>A</em></p><p>B</p>",
);

const ofWord = (sign: string, words: string, place = "l0 level1 lfo1") =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:${place}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

export const PastedFromWord = pasted(
  "text/html",
  `<html><head><style>p.MsoNormal{color:red}</style></head><body><p class=MsoNormal><b>Duties</b><o:p></o:p></p>${ofWord("·", "Build")}${ofWord("·", "Test")}${ofWord("1.", "First")}<p class=MsoNormal>End</p></body></html>`,
  "<p><strong>Duties</strong></p><ul><li><p>Build</p></li><li><p>Test</p></li></ul><ol><li><p>First</p></li></ol><p>End</p>",
);

const below = (sign: string, words: string) => ofWord(sign, words, "l0 level2 lfo1");

/** What stands deeper stays below its line, what comes after it goes on, and another list is another list. */
export const ListsWithinListsFromWord = pasted(
  "text/html",
  `<html><body>${ofWord("1.", "Apply")}${below("o", "Form")}${below("o", "Résumé")}${ofWord("2.", "Test")}${ofWord("1.", "Join", "l1 level1 lfo2")}</body></html>`,
  "<ol><li><p>Apply</p><ul><li><p>Form</p></li><li><p>Résumé</p></li></ul></li><li><p>Test</p></li></ol><ol><li><p>Join</p></li></ol>",
);

export const BoldByKeys: Story = {
  args: { value: "" },
  play: async ({ canvasElement, args }) => {
    const field = await editor(canvasElement);
    field.focus();
    paste(field, "text/plain", "Four");
    getSelection()?.selectAllChildren(field);
    await userEvent.keyboard("{Control>}b{/Control}");
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith("<p><strong>Four</strong></p>"),
    );
    await userEvent.keyboard("{Control>}b{/Control}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("<p>Four</p>"));
  },
};

/** A text that its owner puts there, such as one of another job, is counted as one that is written. */
export const SetFromElsewhere: Story = {
  render: function Template(args) {
    const [html, setHtml] = useState(args.value);
    return (
      <>
        <RichTextField {...args} value={html} onValueChange={setHtml} />
        <button type="button" onClick={() => setHtml("<p>Build &amp; test</p><p>Write</p>")}>
          Begin with the usual words
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await editor(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Begin with the usual words" }));
    await waitFor(() => expect(field).toHaveTextContent("Build & test"));
    await expect(canvas.getByText("17 of 400")).toBeVisible();
    paste(field, "text/plain", "Run ");
    await canvas.findByText("21 of 400");
  },
};

export const Tall: Story = { args: { tall: true } };

/** The code of the editor is on its way: the text stands where it will be written. */
export const OnItsWay: Story = {
  render: ({ value }) => <Waiting html={value} />,
};
export const NotLoaded: Story = {
  render: ({ value }) => <NotArrived html={value} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Reload the page");
    await expect(canvas.getByText("Works on 2G")).toBeVisible();
  },
};

export const ALink: Story = {
  args: { value: "<p>Saathi</p>" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const field = await editor(canvasElement);
    field.focus();
    getSelection()?.selectAllChildren(field);
    const link = canvas.getByRole("button", { name: "Link" });
    await waitFor(() => expect(link).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(link);
    const address = await page.findByLabelText("Address");
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard("javascript:alert(1){Enter}");
    await expect(page.getByText("Enter a web address or an email address.")).toBeVisible();
    await userEvent.clear(address);
    await userEvent.keyboard("saathi.nilgiri.example{Enter}");
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        '<p><a href="https://saathi.nilgiri.example/" rel="noopener noreferrer nofollow">Saathi</a></p>',
      ),
    );
  },
};

export const Refused: Story = { args: { error: "Say what you did in a sentence or two." } };
export const Disabled: Story = { args: { disabled: true } };

export const ForReading: Story = {
  render: () => <RichText html={`${project}<script>alert(1)</script>`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "see it live" })).toHaveAttribute(
      "href",
      "https://saathi.nilgiri.example/",
    );
    await expect(canvas.queryByText("alert(1)")).toBeNull();
  },
};

const both =
  "<p>Led a team of four.</p><p>ہم نے چار لوگوں کی ٹیم بنائی۔</p><ul><li><p>شہر کا نقشہ</p></li></ul>";

/** Each paragraph is written from where its language begins, in the editor and for reading; what is kept says nothing of it. */
export const InTwoDirections: Story = {
  args: { value: both },
  render: (args) => (
    <div className="grid gap-4">
      <Held {...args} />
      <RichText html={args.value} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const field = await editor(canvasElement);
    for (const text of within(canvasElement).getAllByText(/Led a team/))
      await expect(edgesOf(text).left).toBeLessThan(2);
    for (const text of within(canvasElement).getAllByText(/چار|شہر/))
      await expect(edgesOf(text).right).toBeLessThan(2);
    for (const list of within(canvasElement).getAllByRole("list"))
      await expect(getComputedStyle(list).direction).toBe("rtl");
    paste(field, "text/plain", "آج ");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.not.stringContaining("dir"));
  },
};

/** How far the words of a paragraph are from its edges. */
function edgesOf(paragraph: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const [words, box] = [range.getBoundingClientRect(), paragraph.getBoundingClientRect()];
  return { left: words.left - box.left, right: box.right - words.right };
}
