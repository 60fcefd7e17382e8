// Times every parser of user input, from its source. Started by `tables/inputs.mjs` with the server's own Node.

import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { root } from '../scripts/workspace.mjs';

const server = (path) => import(join(root, 'apps/server/src', path));
const contract = (path) => import(join(root, 'packages/contract/src', path));

const { richTextField } = await contract('rich-text-field.ts');
const { countCharacters } = await contract('content/article-content.ts');
const { cleanAuthoredHtml } = await server('platform/text/authored-html.ts');
const { cleanRichText } = await server('platform/text/rich-text.ts');
const { textOfHtml } = await server('platform/text/html-text.ts');
const { readableHtml } = await server('platform/working-copy/readable-html.ts');
const { findDifferences } = await server('platform/working-copy/find-differences.ts');
const { queryOf, tsvectorOf } = await server('platform/text/bigrams.ts');
const { cutSnippet } = await server('platform/text/highlight.ts');
const { replaceForbidden } = await server('platform/text/forbidden-characters.ts');
const { hasFewNames, isModestJson, parseForm } = await server('platform/http/request-limits.ts');
const { receiveStatement } = await server('platform/pay/receive-statement.ts');
const { sheetThread } = await server('platform/xlsx/sheet-work.ts');
const { buildSheet } = await server('platform/xlsx/build-sheet.ts');
const { writeCalendar } = await server('platform/text/write-calendar.ts');
const { cleanFileName } = await server('platform/files/file-name.ts');
const { parseFormula } = await server('features/policy/formula/parse-formula.ts');
const { createFindWords, maskHtml, maskText } = await server('features/community/moderation/find-words.ts');
const { changedShare, excerptOf, fingerprintOf, hasLink } = await server(
  'features/community/text-measure.ts',
);
const { redact } = await server('features/contest/judging/redact.ts');
const { discloses } = await server('features/match/project.policy.ts');
const { deviceNameOf } = await server('features/identity/login/device-name.ts');

/** Repeats `piece` as often as it fits whole. */
const fill = (piece, length) => piece.repeat(Math.floor(length / piece.length));
const letter = '花';

const field = richTextField(() => '正文', 80_000);
/** Takes rich text through every step from the call to the search index. */
function takeRichText(html) {
  if (!field.safeParse(replaceForbidden(html)).success) return;
  const clean = cleanAuthoredHtml(html);
  const text = textOfHtml(clean);
  tsvectorOf([{ text, weight: 'C' }]);
  fingerprintOf(text);
  cleanRichText(clean);
  readableHtml(clean);
  countCharacters(clean);
}

/** As many elements as allowed, and letters up to the maximum length. */
const marked = (piece, count, length) => {
  const markup = piece.repeat(count);
  return markup + fill(letter, length - markup.length);
};

const words = Array.from({ length: 2_000 }, (_, at) => ({
  id: String(at),
  word: `词${String(at).padStart(4, '0')}`,
  level: 'MASK',
}));
const find = createFindWords(words);
const identity = { name: '花卉有限公司', shortName: '花卉', contactName: '王芳', legalPerson: '王芳' };

const takeJson = (json) => {
  if (isModestJson(json))
    JSON.parse(json, (_name, value) => (typeof value === 'string' ? replaceForbidden(value) : value));
};
const takeForm = (form) => {
  if (hasFewNames(form)) parseForm(form);
};
const jsonOf = (text) => JSON.stringify({ data: text });
const megabyte = 1_000_000;

const head = '交易日期,贷方发生额,摘要,流水号\n';
const csv = (line, count) => Buffer.from(head + line.repeat(count));

async function* rowsOf(count) {
  for (let at = 0; at < count; at += 500) yield Array.from({ length: 500 }, (_, nth) => at + nth);
}
const sheetColumns = (text) =>
  Array.from({ length: 20 }, (_, at) => ({ head: `列${at}`, value: () => text }));

const event = (text) => ({
  uid: 'x',
  at: '2026-12-08',
  summary: text,
  description: text,
  url: 'http://portal.test/',
  remindBefore: [7],
});

/** Each parser with plain letters of the maximum length, and with the costliest inputs of the same length. */
const readers = [
  {
    name: 'formatted text',
    read: takeRichText,
    plain: fill(letter, 79_000),
    shapes: {
      '<b> nested': fill('<b>', 79_000),
      '<ul><li> nested': fill('<ul><li>', 79_000),
      '<table><tr><td> nested': fill('<table><tr><td>', 79_000),
      '<': fill('<', 79_000),
      '<b title="></b>">': fill('<b title="></b>">', 79_000),
      '4,999 × <b>花</b>': marked('<b>花</b>', 4_999, 79_000),
      '4,999 × <p>花</p>': marked('<p>花</p>', 4_999, 79_000),
      '32 deep': marked('<b>'.repeat(32) + letter + '</b>'.repeat(32), 150, 79_000),
      '<img> refused': marked('<img>', 4_999, 79_000),
      '<a href>': marked('<a href="/x">花</a>', 3_500, 79_000),
      '<![if x]>': fill('<![if x]>', 44_000) + fill(letter, 35_000),
      '&amp;': fill('&amp;', 79_000),
      '<!--': fill('<!--a-->', 79_000),
      blanks: fill(' \u00a0\n', 79_000),
    },
  },
  {
    name: 'JSON body',
    read: takeJson,
    plain: jsonOf(fill(letter, megabyte)),
    shapes: {
      'too deep': fill('[', megabyte),
      'too wide': `[${fill('0,', megabyte)}0]`,
      '5,000 parts': `[${Array.from({ length: 4_990 }, () => jsonOf(fill(letter, 180)).slice(8, -1)).join(',')}]`,
      escapes: `{"data":"${fill('\\u82b1', megabyte)}"}`,
      quotes: `{"data":"${fill('\\"', megabyte)}"}`,
    },
  },
  {
    name: 'form body',
    read: takeForm,
    plain: `data=${fill(letter, megabyte)}`,
    shapes: {
      'percent signs': `data=${fill('%E8%8A%B1', 999_999)}`,
      'broken percent signs': `data=${fill('%', megabyte)}`,
      'plus signs': `data=${fill('+', megabyte)}`,
      'too many names': fill('a=b&', megabyte),
      'the same name': Array.from({ length: 199 }, () => `a=${fill(letter, 5_000)}`).join('&'),
    },
  },
  {
    name: 'search words',
    read: (text) => {
      queryOf(text.slice(0, 100));
      tsvectorOf([{ text, weight: 'C' }]);
      cutSnippet(text, text.slice(0, 50), 120);
    },
    plain: fill(letter, 60_000),
    shapes: {
      'one long word': fill('a', 60_000),
      'letters that fold to sentences': fill('\uFDFA', 60_000),
      'marks on a letter': `a${fill('\u0301', 59_999)}`,
      'letters and digits': fill('a1', 60_000),
      blanks: fill(' a', 60_000),
    },
  },
  {
    name: 'watched words, links, copies',
    read: (text) => {
      maskText(text, find);
      maskHtml(`<p>${text}</p>`, find);
      hasLink(text);
      fingerprintOf(text);
      excerptOf(text);
      changedShare(text, `${text.slice(9)}新`);
    },
    plain: fill(letter, 20_000),
    shapes: {
      'nothing but hits': fill('词0001', 20_000),
      'fillers between': fill('词·0·0·0·1·', 20_000),
      'one letter': fill('a', 20_000),
      'dots and letters': fill('a.a-', 20_000),
      'digits of telephones': fill('15412345678', 20_000),
      '<': fill('<>', 20_000),
    },
  },
  {
    name: 'names and addresses hidden in texts',
    read: (text) => {
      redact(text, ['花卉产业有限公司', '王芳']);
      discloses(text, identity);
    },
    plain: fill(letter, 20_000),
    shapes: {
      'letters before no @': fill('a', 20_000),
      '@': fill('a@', 20_000),
      digits: fill('1', 20_000),
      'digits with blanks': fill('1 ', 20_000),
      '(': fill('(', 20_000),
    },
  },
  {
    name: 'formula of a policy',
    read: (text) => {
      try {
        parseFormula(text);
      } catch {}
    },
    plain: fill(letter, 500),
    shapes: {
      '(': fill('(', 500),
      '-': fill('-', 500),
      '1+': `${fill('1+', 498)}1`,
      'min(': fill('min(1,', 500),
      digits: fill('1', 500),
    },
  },
  {
    name: 'names of files and devices',
    read: (text) => {
      cleanFileName(text, 'pdf');
      deviceNameOf(text);
    },
    plain: fill(letter, 16_000),
    shapes: {
      'dots and blanks': `${fill('. ', 15_990)}a`,
      Edg: fill('Edg', 16_000),
      endings: fill('.a', 16_000),
    },
  },
  {
    name: 'calendar file',
    read: (text) => writeCalendar([event(text)], new Date(0)),
    plain: fill(letter, 5_000),
    shapes: {
      'signs to escape': fill('\\;', 5_000),
      'line breaks': fill('\n', 5_000),
      astral: fill('𠮷', 5_000),
    },
  },
  {
    name: 'bank statement, csv',
    read: (bytes) => receiveStatement(bytes, {}),
    isAsync: true,
    hasNoRatio: true,
    plain: csv('2026-11-20,88.00,花卉,X1\n', 2_000),
    shapes: {
      quotes: Buffer.from(fill('"', 60_000)),
      commas: csv(`${fill(',', 2_000)}\n`, 10),
      lines: csv('\n', 60_000),
    },
  },
  {
    name: 'comparison of versions',
    read: (text) => findDifferences(new Map([['a', text]]), new Map([['a', [...text].reverse().join('')]])),
    isAsync: true,
    hasNoRatio: true,
    plain: fill(letter, 20_000),
    shapes: { 'nothing in common': Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(' ') },
  },
  {
    name: 'spreadsheet of 5,000 rows',
    read: (text) => buildSheet('名单', sheetColumns(text), rowsOf(5_000)),
    isAsync: true,
    hasNoRatio: true,
    plain: '花卉产业',
    shapes: { 'signs to escape': '<&>"' },
  },
];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function timeOf({ read, isAsync }, input) {
  const times = [];
  for (let time = 0; time < (isAsync ? 3 : 5); time++) {
    const startedAt = performance.now();
    await read(input);
    times.push(performance.now() - startedAt);
  }
  return isAsync ? median(times) : Math.min(...times);
}

/** Measures how long the event loop of this process was blocked meanwhile. */
async function holdOf({ read }, input) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await new Promise((done) => setTimeout(done, 30));
  await read(input);
  await new Promise((done) => setTimeout(done, 30));
  delay.disable();
  return Math.max(0, delay.max / 1e6 - 5);
}

const results = [];
for (const reader of readers) {
  // Warmed up, with its thread started. Work in a thread blocks nobody, so it is not compared.
  await reader.read(reader.plain);
  const plainMs = await timeOf(reader, reader.plain);
  for (const [shape, input] of Object.entries(reader.shapes)) {
    await reader.read(input);
    const holdMs = Math.min(await holdOf(reader, input), await holdOf(reader, input));
    const ms = await timeOf(reader, input);
    results.push({ reader: reader.name, shape, plainMs, ms, holdMs, hasRatio: !reader.hasNoRatio });
  }
}
await sheetThread.close();
process.stdout.write(JSON.stringify(results));
process.exit(0);
