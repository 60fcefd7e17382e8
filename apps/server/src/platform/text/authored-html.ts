import sanitizeHtml from 'sanitize-html';
import { cleanHtml } from './rich-text.ts';

/** Tags of word processors and browsers, mapped to the ones that our texts use. */
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

// Office writes the sign of a list item between these; longer parts are comments, which are dropped anyway.
const officeSign = /<!\[if[^>]{0,100}>[\s\S]{0,2000}?<!\[endif\]>/gi;

const emptyParagraph = /<p[^>]*>(?:\s|\u00a0|&nbsp;|<br\s*\/?>)*<\/p>/gi;
const loneParagraphOfCell = /<(t[hd])([^>]*)>\s*<p[^>]*>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>\s*(?=<\/t[hd]>)/gi;
const firstParagraphOfItem = /<li>\s*<p[^>]*>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>\s*(?=<\/li>|<[uo]l)/gi;

const keptAttributes = 'class href src alt width height loading scope colspan rowspan start'.split(' ');

/** Cleans HTML from the editor or pasted from a word processor; keeps only what a page can show. */
export function cleanAuthoredHtml(html: string): string {
  const renamed = sanitizeHtml(html.replace(officeSign, ''), {
    allowedTags: false,
    // Attributes are left to the allow-list, except those that the parser would complain about earlier.
    allowedAttributes: { '*': keptAttributes },
    transformTags,
    // All of it is cleaned by the allow-list in the next step.
    allowVulnerableTags: true,
  });
  // Before the allow-list: a scheme behind a hard blank is none, behind a plain one it is.
  return cleanHtml(renamed.replace(/\u00a0|&nbsp;/g, ' '))
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
