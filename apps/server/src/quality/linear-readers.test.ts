import { countCharacters } from '@portal/contract/content/article-content';
import { expect, it } from 'vitest';
import { createFindWords, maskText } from '../features/community/moderation/find-words.ts';
import { hasLink } from '../features/community/text-measure.ts';
import { blindFile } from '../features/contest/judging/blind-file.ts';
import { redact } from '../features/contest/judging/redact.ts';
import { deviceNameOf } from '../features/identity/login/device-name.ts';
import { discloses } from '../features/match/project.policy.ts';
import { cleanFileName } from '../platform/files/file-name.ts';
import { parseForm } from '../platform/http/request-limits.ts';
import { findMatches } from '../platform/text/highlight.ts';
import { readableHtml } from '../platform/working-copy/readable-html.ts';

const identity = { name: '花卉公司', shortName: '花卉', contactName: '王芳', legalPerson: '王芳' };
const find = createFindWords([{ id: 'w', word: '加我', level: 'MASK' }]);

const length = 60_000;
const fill = (piece: string) => piece.repeat(length / piece.length);

/** Functions that read users' input, each with a text for which it once took quadratic time. */
const readers: [string, (text: string) => unknown, string][] = [
  ['links in a post', hasLink, fill('a')],
  ['links in a post', hasLink, fill('a.')],
  ['watched words', (text) => maskText(text, find), fill('加我')],
  ['who is named in a project', (text) => discloses(text, identity), fill('a')],
  ['contacts in an entry', (text) => redact(text, ['王芳']), fill('a')],
  [
    'what a file says of its author',
    (text) => blindFile(Buffer.from(text), 'application/pdf'),
    fill('<dc:title>'),
  ],
  ['characters of a text', countCharacters, fill('<')],
  ['a text to compare', readableHtml, fill('<a href="">')],
  ['a text to compare', readableHtml, fill('<img ')],
  ['the name of a file', (text) => cleanFileName(`${text}a`, 'pdf'), fill('. ')],
  ['a browser', deviceNameOf, fill('Edg')],
  ['marks in what was found', (text) => findMatches(text, '冷链'), fill('\uFDFA')],
  ['a form', (text) => parseForm(`a=${text}`), fill('+')],
];

function msOf(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const startedAt = performance.now();
    read(text);
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

// Far above the actual factor, and far below the thousandfold of quadratic time.
const timesPlain = 60;
const leastMs = 2;

it.each(readers)('%s: takes linear time for any text (%#)', (_name, read, text) => {
  const plain = msOf(read, '花'.repeat(text.length));
  expect(msOf(read, text)).toBeLessThan(timesPlain * Math.max(plain, leastMs));
});
