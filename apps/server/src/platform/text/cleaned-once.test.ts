import { createRequire } from 'node:module';
import { beforeEach, expect, it, vi } from 'vitest';
import { readableHtml } from '../working-copy/readable-html.ts';
import { cleanAuthoredHtml } from './authored-html.ts';
import { textOfHtml } from './html-text.ts';
import { cleanRichText, cleanStored } from './rich-text.ts';

/** The parser that `sanitize-html` uses. */
const { Parser } = createRequire(import.meta.resolve('sanitize-html'))('htmlparser2') as {
  Parser: { prototype: { write(html: string): void } };
};
const parse = vi.spyOn(Parser.prototype, 'write');

beforeEach(() => void parse.mockClear());

const text = '<div><b>花卉</b><h1>产业</h1></div>';

it('parses a text once when it is saved', () => {
  cleanAuthoredHtml(text);
  expect(parse).toHaveBeenCalledTimes(1);
});

it('does not parse cleaned text again to search, compare or count it', () => {
  const clean = cleanAuthoredHtml(text);
  parse.mockClear();
  expect(textOfHtml(clean)).toBe('花卉\n产业');
  expect(readableHtml(clean)).toBe('花卉\n产业');
  expect(parse).not.toHaveBeenCalled();
});

it('cleans a stored text once, however often it is read', () => {
  const clean = cleanAuthoredHtml(text);
  parse.mockClear();
  for (let reader = 0; reader < 5; reader++) expect(cleanStored(clean)).toBe(clean);
  expect(cleanRichText(clean).headings).toEqual([{ id: 's1', text: '产业' }]);
  expect(parse).toHaveBeenCalledTimes(1);
});
