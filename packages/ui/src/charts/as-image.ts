const drawn = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity"];

/** A drawing of the page as an image that stands by itself, without its words: it would not have the page's face. */
export async function asImage(svg: SVGSVGElement) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")] as (SVGElement | HTMLElement)[];
  originals.forEach((original, n) => {
    const looks = getComputedStyle(original);
    // Outside the page there are no classes and no tokens.
    for (const name of drawn) copies[n]?.style.setProperty(name, looks.getPropertyValue(name));
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  // Nor what marks where the pointer is.
  for (const part of copy.querySelectorAll("text, .recharts-tooltip-cursor")) part.remove();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
