/** What hosts say of all elements: their reset, their dark theme, and worse. */
export const rudeRules = `
  * { letter-spacing: 5px; line-height: 3; text-transform: uppercase; box-sizing: content-box; }
  html { font-size: 62.5%; direction: rtl; color-scheme: dark; }
  body { background: #111; color: #eee; font: 30px monospace; text-align: center; word-spacing: 9px; }
  h1, h2, h3, p, li, td { margin: 30px; padding: 10px; color: #eee; font-size: 40px; }
  ul, li { list-style: square; text-indent: 2em; }
  a { color: yellow; text-decoration: underline wavy; }
  img, svg { display: inline; max-width: 50%; height: auto; vertical-align: top; opacity: 0.5; }
  table, th, td { border: 3px dotted red; background: #333; }
  strong, em { font-weight: 900; color: red; font-style: oblique; }
  span, bdi { display: inline-flex; }
`;
