import { hasModestMarkup } from '@portal/contract/markup';
import type sanitizeHtml from 'sanitize-html';
import { endParagraphs } from './end-paragraphs.ts';
import { cleanHtml, completeAddress } from './rich-text.ts';

/** Tags of word processors and browsers, mapped to those that our texts use. */
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
  // After a non-breaking space the allow-list does not recognise a scheme, but a program into which the address is
  // copied may.
  a: (tagName, { href, ...attribs }) => ({
    tagName,
    attribs: href === undefined ? attribs : { ...attribs, href: completeAddress(href) },
  }),
};

const textFilter = (text: string) => (text.includes('\u00a0') ? text.replaceAll('\u00a0', ' ') : text);

const emptyParagraph = /<p[^<>]*>(?:\s|<br\s*\/?>)*<\/p>/g;
const loneParagraphOfCell = /<(t[hd])([^<>]*)>\s*<p[^<>]*>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>\s*(?=<\/t[hd]>)/g;
const firstParagraphOfItem = /<li>\s*<p[^<>]*>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>\s*(?=<\/li>|<[uo]l)/g;

const beginOfSign = /<!\[if[^<>]{0,100}>/gi;
const endOfSign = /<!\[endif\]>/gi;
const maxSign = 2_000;

/** Removes list markers that Office writes between these conditional comments; longer parts are ordinary comments. */
function dropOfficeSigns(html: string): string {
  let kept = '';
  let from = 0;
  let end = 0;
  for (const { index } of html.matchAll(beginOfSign)) {
    if (index < from) continue;
    if (end <= index) {
      endOfSign.lastIndex = index;
      if (!endOfSign.test(html)) break;
      end = endOfSign.lastIndex;
    }
    if (end - index > maxSign) continue;
    kept += html.slice(from, index);
    from = end;
  }
  return kept + html.slice(from);
}

/**
 * Cleans HTML from the editor or pasted from a word processor; keeps only what a page can show. The text is parsed
 * once, in linear time.
 * @throws {RangeError} for more markup than any field accepts: its contract must use `richTextField`
 */
export function cleanAuthoredHtml(html: string): string {
  if (!hasModestMarkup(html)) throw new RangeError('the contract did not reject a text with too much markup');
  const clean = cleanHtml(dropOfficeSigns(html), { transformTags, textFilter });
  return endParagraphs(clean)
    .replace(/ (?:col|row)span="1"/g, '')
    .replace(loneParagraphOfCell, '<$1$2>$3')
    .replace(firstParagraphOfItem, '<li>$1')
    .replace(emptyParagraph, '')
    .trim();
}

/** A text without its pictures and their captions. */
export const withoutPictures = (html: string): string =>
  html.replace(
    /<figure[^<>]*>(?:(?!<\/figure>)[\s\S])*<img(?:(?!<\/figure>)[\s\S])*<\/figure>\s*|<img[^<>]*>/g,
    '',
  );

/** Ids of the file store's files whose pictures a text shows. */
export const picturesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/api\/fms\/show\/([0-9A-Z]{26})_\d+/g)].map(([, id]) => id ?? '')),
];
