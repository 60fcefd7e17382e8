const blocks = new Set('p h2 h3 ul ol table blockquote figure figcaption hr'.split(' '));
const holdsNothing = new Set(['br', 'hr', 'img']);

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g;

/**
 * Ends a paragraph where a block begins in it, as browsers do: what was a `div` may hold blocks, a paragraph may not.
 * @param html cleaned, so that its tags are balanced
 */
export function endParagraphs(html: string): string {
  const open: string[] = [];
  return html.replace(tag, (found: string, slash: string, name: string) => {
    if (slash !== '') {
      // The paragraph may have ended already.
      if (open.at(-1) !== name) return '';
      open.pop();
      return found;
    }
    const ends = blocks.has(name) && open.at(-1) === 'p';
    if (ends) open.pop();
    if (!holdsNothing.has(name)) open.push(name);
    return ends ? `</p>${found}` : found;
  });
}
