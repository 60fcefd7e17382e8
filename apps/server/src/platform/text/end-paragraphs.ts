const blocks = new Set('p h2 h3 ul ol table blockquote figure figcaption hr'.split(' '));
const headings = new Set(['h2', 'h3']);
const holdsNothing = new Set(['br', 'hr', 'img']);

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g;

/** Whether one element ends because another begins directly inside it. */
const isEndedBy = (name: string, open: string | undefined): boolean =>
  (open === 'p' && blocks.has(name)) || (headings.has(open ?? '') && headings.has(name));

/**
 * Ends a paragraph where a block begins inside it, and a heading where another one begins, as browsers do. This is
 * needed because `div` becomes a paragraph, and may contain blocks while a paragraph may not.
 * @param html cleaned, so that its tags are balanced
 */
export function endParagraphs(html: string): string {
  const open: string[] = [];
  return html.replace(tag, (found: string, slash: string, name: string) => {
    if (slash !== '') {
      // The paragraph may already have been ended.
      if (open.at(-1) !== name) return '';
      open.pop();
      return found;
    }
    let ended = '';
    while (isEndedBy(name, open.at(-1))) ended += `</${open.pop()}>`;
    if (!holdsNothing.has(name)) open.push(name);
    return ended + found;
  });
}
