// Not in the name of a class, such as `not-has-checked\:hover\:bg-hover`.
const pseudo = /(?<!\\):(hover|focus-visible|focus-within|focus|active)(?![\w-])/g;
const twin = (selector: string) => selector.replace(pseudo, '[data-shown-as~="$1"]');

/** Gives every rule for a pointer or a focus a twin for `data-shown-as`, so that a still picture can show it. */
export function showPseudoStates() {
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
}

function walk(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      if (!selectorText.includes("data-shown-as") && selectorText.search(pseudo) >= 0)
        rule.selectorText = `${selectorText}, ${twin(selectorText)}`;
    }
    if ("cssRules" in rule) walk(rule.cssRules as CSSRuleList);
  }
}
