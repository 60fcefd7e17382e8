import type { Pair } from './crossings.ts';
import type { FieldUse } from './field.ts';
import { type Part, parts } from './parts.ts';
import type { Price } from './price.ts';
import { type TieKind, tieKinds } from './shared-files.ts';
import type { Source } from './sources.ts';

const maxListed = 10;

/** Columns of the overview: the parts of a feature by what a reader wants to compare. */
const groups: Record<string, readonly Part[]> = {
  contract: ['contract'],
  server: ['server'],
  web: ['console', 'account', 'public', 'web shared'],
  CSS: ['CSS'],
  texts: ['texts'],
  tests: ['server tests', 'web tests', 'e2e'],
  demo: ['demo'],
};

const titleOfTies: Record<TieKind, string> = {
  shared: 'shared files: tied to three features or more, such as lists that a new feature is written into',
  neighbour: 'files of others use it',
  test: 'tests of others name it',
  doc: 'documents name it',
};

const figure = (value: number) => (value === 0 ? '–' : value.toLocaleString('en'));

/** Columns as wide as their longest cell; the first is text, the others are figures. */
export function tableOf(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}

const heading = (text: string) => console.log(`\n${text}\n`);

const linesOf = (files: readonly Source[] = []) => files.reduce((sum, { lines }) => sum + lines, 0);

const countOf = ({ ties }: Price, kind: TieKind) => ties.get(kind)?.length ?? 0;

const linesIn = ({ byPart }: Price, inGroup: readonly Part[]) =>
  inGroup.reduce((sum, part) => sum + linesOf(byPart.get(part)), 0);

/** Lines per entity. A wing has no entity of its own: its lines count for the feature that it is part of. */
function linesEach({ feature, lines }: Price, wings: readonly Price[]): number {
  const all = wings.reduce((sum, wing) => sum + wing.lines, lines);
  return Math.round(all / feature.entities.length);
}

/** Prints a row a feature, the most lines per entity first, and its wings below it. */
export function printPrices(prices: readonly Price[]): void {
  heading('Lines of each feature, by entity, and the shared files it is written into');
  const wingsOf = Map.groupBy(prices, ({ feature }) => feature.wingOf);
  const cellsOf = (price: Price, each: string) => [
    `${price.feature.wingOf ? '  ' : ''}${price.feature.name}`,
    ...Object.values(groups).map((inGroup) => figure(linesIn(price, inGroup))),
    figure(price.lines),
    each,
    figure(countOf(price, 'shared')),
  ];
  const rows = prices
    .filter(({ feature }) => !feature.wingOf)
    .map((price) => {
      const wings = wingsOf.get(price.feature.name) ?? [];
      return { price, wings, each: linesEach(price, wings) };
    })
    .sort((a, b) => b.each - a.each)
    .flatMap(({ price, wings, each }) => [
      cellsOf(price, figure(each)),
      ...wings.map((wing) => cellsOf(wing, '')),
    ]);
  console.log(tableOf([['', ...Object.keys(groups), 'lines', 'each', 'shared'], ...rows]));
}

/** Prints a feature's parts, its longest files, and what else a change of it touches. */
export function printPrice(price: Price): void {
  heading(`${price.feature.name}: ${figure(price.lines)} lines in ${price.own.length} files`);
  const rows = parts.flatMap((part) => {
    const files = price.byPart.get(part);
    return files ? [[part, figure(linesOf(files)), String(files.length)]] : [];
  });
  console.log(tableOf([['', 'lines', 'files'], ...rows]));
  heading('Its longest files');
  const longest = price.own.toSorted((a, b) => b.lines - a.lines).slice(0, maxListed);
  for (const { path, lines } of longest) console.log(`${String(lines).padStart(5)}  ${path}`);
  heading(`${countOf(price, 'shared')} ${titleOfTies.shared}`);
  for (const { path, reason } of price.ties.get('shared') ?? []) console.log(`${path}\n       ${reason}`);
  console.log('');
  for (const kind of tieKinds)
    if (kind !== 'shared') console.log(`${countOf(price, kind)} ${titleOfTies[kind]}`);
}

/** Prints features that import each other both ways; `borders.ts` says why. */
export function printPairs(pairs: readonly Pair[]): void {
  if (pairs.length === 0) return;
  heading('Features that import each other, with the number of imports each way');
  for (const { app, one, other, there, back } of pairs)
    console.log(`${app.padEnd(6)}  ${one} ↔ ${other}  ${there} / ${back}`);
}

export function printField(field: string, { named, texts, examples }: FieldUse): void {
  const count = [...named.values()].reduce((sum, files) => sum + files.length, 0);
  heading(
    `${field}: ${count + texts.length} files, ${texts.length} of them with messages about it; ${examples.length} tests take it as an example`,
  );
  for (const [title, files] of [...named, ['texts', texts], ['examples', examples]] as const) {
    if (files.length === 0) continue;
    console.log(`${title} (${files.length})`);
    for (const path of files) console.log(`       ${path}`);
  }
}
