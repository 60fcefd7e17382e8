const FORBIDDEN =
  /<(style|script|filter|foreignObject|image|text)\b|\s(style|filter|on\w+)=|NaN|undefined|Infinity/;
const TAG = /<(\/?)([A-Za-z]+)((?: +[A-Za-z][\w-]*="[^"<>&]*")*)(\/?)>/y;

/**
 * Finds the first fault of an SVG text: not well-formed, an element or attribute that a strict content security policy
 * refuses, or a reference to a missing id. Returns undefined if there is none.
 */
export function findMarkupFault(svg: string): string | undefined {
  const forbidden = FORBIDDEN.exec(svg);
  if (forbidden) return `forbidden: ${forbidden[0]}`;
  return findTagFault(svg) ?? findReferenceFault(svg);
}

/** Pictures contain no text, so every character must belong to a tag. */
function findTagFault(svg: string): string | undefined {
  const open: string[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < svg.length) {
    const at = TAG.lastIndex;
    const [, closing, name = '', attributes = '', empty] = TAG.exec(svg) ?? [];
    if (!name) return `not a tag: ${svg.slice(at, at + 60)}`;
    const names = [...attributes.matchAll(/ ([A-Za-z-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `attribute twice: <${name}${attributes}>`;
    if (closing && open.pop() !== name) return `closes nothing: </${name}>`;
    if (!closing && !empty) open.push(name);
    if (open.length === 0 && TAG.lastIndex < svg.length) return `after the root: ${svg.slice(TAG.lastIndex)}`;
  }
  return open.length ? `not closed: <${open.join('><')}>` : undefined;
}

function findReferenceFault(svg: string): string | undefined {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const known = new Set(ids);
  if (known.size < ids.length) return 'an id twice';
  const missing = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].find(([, id]) => !known.has(id));
  return missing ? `no such id: ${missing[1]}` : undefined;
}
