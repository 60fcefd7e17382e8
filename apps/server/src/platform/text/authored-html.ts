import sanitizeHtml from 'sanitize-html';
import { cleanHtml } from './rich-text.ts';

/** What word processors and browsers call what our texts have another name for. */
const transformTags: sanitizeHtml.IOptions['transformTags'] = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
  section: 'p',
};

// Office writes the sign of a list item, and whole second versions of a part, between these.
const officeParts = [
  /<!--\[if[\s\S]*?<!\[endif\]-->/gi,
  /<!\[if[^>]*>[\s\S]*?<!\[endif\]>/gi,
  /<!--[\s\S]*?-->/g,
  /<(xml|o:[a-z]+)\b[^>]*>[\s\S]*?<\/\1>/gi,
];

const emptyParagraph = /<p[^>]*>(?:\s|\u00a0|&nbsp;|<br\s*\/?>)*<\/p>/gi;
const loneParagraphOfCell = /<(t[hd])([^>]*)>\s*<p[^>]*>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>\s*(?=<\/t[hd]>)/gi;
const firstParagraphOfItem = /<li>\s*<p[^>]*>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>\s*(?=<\/li>|<[uo]l)/gi;

/** Cleans what was written in an editor or pasted from a word processor; only what a page shows is kept. */
export function cleanAuthoredHtml(html: string): string {
  const withoutOffice = officeParts.reduce((text, part) => text.replace(part, ''), html);
  const renamed = sanitizeHtml(withoutOffice, {
    allowedTags: false,
    allowedAttributes: false,
    transformTags,
    // All of it is cleaned by the allow-list in the next step.
    allowVulnerableTags: true,
  });
  return cleanHtml(renamed)
    .replace(/\u00a0|&nbsp;/g, ' ')
    .replace(/ (?:col|row)span="1"/g, '')
    .replace(loneParagraphOfCell, '<$1$2>$3')
    .replace(firstParagraphOfItem, '<li>$1')
    .replace(emptyParagraph, '')
    .trim();
}

/** Files of the file store whose pictures a text shows. */
export const picturesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/api\/fms\/show\/([0-9A-Z]{26})_\d+/g)].map(([, id]) => id ?? '')),
];
