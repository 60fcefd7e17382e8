import type { Crossing, Pair } from './crossings.ts';
import type { FieldUse } from './field.ts';
import { type Part, parts } from './parts.ts';
import type { Price } from './price.ts';
import { type TieKind, tieKinds } from './shared-files.ts';
import type { Slow } from './slow-tests.ts';
import type { Source } from './sources.ts';

const most = 15;

const headsOfTies = ['shared', 'neighbours', 'tests', 'docs'];

const titleOfTies: Record<TieKind, string> = {
  shared: 'shared files: tied to three features or more, such as lists that a new feature is written into',
  neighbour: 'neighbours: files of others that use it',
  test: 'tests that are not its own',
  doc: 'documents that name it',
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

export function printPrices(prices: readonly Price[]): void {
  heading('Lines of each feature, its files, and the files outside that it is tied to');
  const rowOf = (price: Price) => [
    price.feature.name,
    ...parts.map((part: Part) => figure(linesOf(price.byPart.get(part)))),
    figure(price.lines),
    figure(price.feature.entities.length),
    figure(Math.round(price.lines / price.feature.entities.length)),
    figure(price.own.length),
    ...tieKinds.map((kind) => figure(countOf(price, kind))),
  ];
  console.log(
    tableOf([['', ...parts, 'lines', 'entities', 'each', 'files', ...headsOfTies], ...prices.map(rowOf)]),
  );
  printWings(prices);
}

/** A wing has no entity of its own: its cost is added to the feature that it is part of. */
function printWings(prices: readonly Price[]): void {
  heading('Lines of features with their wings');
  const wings = Map.groupBy(prices, ({ feature }) => feature.wingOf);
  const rows = prices.flatMap((price) => {
    const { name, entities } = price.feature;
    const own = wings.get(name);
    if (!own) return [];
    const lines = [price, ...own].reduce((sum, each) => sum + each.lines, 0);
    const names = own.map(({ feature }) => feature.name).join(', ');
    return [
      [name, figure(lines), figure(entities.length), figure(Math.round(lines / entities.length)), names],
    ];
  });
  console.log(tableOf([['', 'lines', 'entities', 'each', 'wings'], ...rows]));
}

export function printPrice(price: Price): void {
  heading(`${price.feature.name}: ${figure(price.lines)} lines in ${price.own.length} files`);
  const rows = parts.flatMap((part) => {
    const files = price.byPart.get(part);
    return files ? [[part, figure(linesOf(files)), String(files.length)]] : [];
  });
  console.log(tableOf([['', 'lines', 'files'], ...rows]));
  for (const part of parts) {
    const files = price.byPart.get(part);
    if (!files) continue;
    heading(part);
    for (const { path, lines } of files) console.log(`${String(lines).padStart(5)}  ${path}`);
  }
  for (const kind of tieKinds) {
    heading(`${countOf(price, kind)} ${titleOfTies[kind]}`);
    for (const { path, reason } of price.ties.get(kind) ?? []) console.log(`${path}\n       ${reason}`);
  }
}

interface Crossings {
  mutual: readonly Pair[];
  trespasses: readonly Crossing[];
  isDetailed: boolean;
}

export function printCrossings({ mutual, trespasses, isDetailed }: Crossings): void {
  heading(`${mutual.length} pairs of features know each other both ways`);
  for (const { app, one, other, there, back } of mutual) {
    console.log(`${app.padEnd(6)}  ${one} ↔ ${other}  ${there} / ${back}`);
  }
  heading(`${trespasses.length} imports past what a feature shows (*.public.ts, *.table.ts, shared/)`);
  if (isDetailed) {
    for (const { file, target } of trespasses) console.log(`${file}\n       ${target}`);
    return;
  }
  const ways = Map.groupBy(trespasses, ({ app, from, to }) => `${app.padEnd(6)}  ${from} → ${to}`);
  for (const [way, of] of [...ways].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${String(of.length).padStart(4)}  ${way}`);
  }
}

export function printSlowest(slowest: { files: Slow[]; tests: Slow[] } | undefined): void {
  if (!slowest) {
    heading(
      'No times of tests: run `npx vitest run --reporter=json --outputFile.json=dist/vitest.json` first',
    );
    return;
  }
  for (const [title, rows] of [
    ['The slowest files of tests', slowest.files],
    ['The slowest tests', slowest.tests],
  ] as const) {
    heading(title);
    for (const { name, seconds } of rows.slice(0, most))
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
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
