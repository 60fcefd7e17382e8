import type { ImportKind } from '@portal/contract/import/terms';
import type { OperatorRole } from '@portal/contract/operator-role';
import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';
import { fieldFaults } from '../platform/http/read-input.ts';
import { inLanguage } from '../platform/locale.ts';
import { dayOf, isEmptyCell, plainCell, scaledOf, timeOf } from '../platform/xlsx/sheet-cells.ts';
import type { DictionaryUses } from './dictionary-uses.ts';
import type { References } from './removable-source.ts';

type Words = () => string;

/** A field of a kind of data, which a column is read into. */
export interface ImportField {
  /** Name in the row's data; a fault of the form's schema names the field by it. */
  key: string;
  /** Head of its column in the template. */
  label: Words;
  /** Other heads that people use, in Chinese. */
  aliases?: readonly string[];
  isNeeded?: boolean;
  /** How to fill it in. */
  note?: Words;
  example: string;
  /** Reads a cell that is not empty; undefined if it can't be read. By default its text. */
  read?: (text: string) => unknown;
  /** Writes a value as people read it; by default the value itself. */
  show?: (value: unknown) => string;
  /** Whether a column of such values is probably this field, whatever its head. */
  looksLike?: (text: string) => boolean;
  /** Values to choose from. */
  options?: (db: Db) => Promise<readonly string[]> | readonly string[];
  /** Whether a cell may hold several of them. */
  isList?: boolean;
  /** Names that a cell probably means; others are possible, such as those of rows above. */
  references?: (db: Db) => Promise<readonly string[]>;
}

/** A row as it was read: its line in the file, and its values by field. Empty cells are absent. */
export interface ReadRow {
  line: number;
  data: Readonly<Record<string, unknown>>;
}

/** What is wrong with, or doubtful about, a cell. */
export interface CellFault {
  field: string;
  text: string;
  /** A likely value. */
  guess?: string;
  /** A picture to decide by, such as the photo of a meter; empty if there is none. */
  pictureId?: string;
}

/** What would become of a row. */
export interface Judged<Content> {
  faults: readonly CellFault[];
  /** To be answered before the row is written. */
  doubts?: readonly CellFault[];
  /** What would be written; null at a fault. */
  content: Content | null;
  /** The entity that the row would change. */
  present?: { id: string; version: number } | null;
  /** What it would change there, as people read it. */
  changes?: readonly { field: string; from: string; to: string }[];
}

export interface ImportContext extends WriteContext {
  /**
   * Values of good rows of the same import, by natural key, or by the value of a field: what a row may refer to before
   * it is written.
   */
  planned(
    kind: ImportKind,
    keys: readonly string[],
    field?: string,
  ): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>;
}

/** A row to write. */
export interface ImportedRow<Content> {
  content: Content;
  present: { id: string; version: number } | null;
  /** Import and line, for the log. */
  origin: string;
}

/** A row that was written: what it was before, to undo it, and its version since. */
export interface Written {
  id: string;
  version: number;
  /** Null for a new entity. */
  before: unknown;
}

/** What all features say about what refers to entities, and which codes of dictionaries they use. */
export interface Referring {
  references: readonly References[];
  dictionaries: readonly DictionaryUses[];
}

/** A kind of data that can be imported. Rows pass through the same rules as the forms of the console. */
export interface Importer<Content = unknown> {
  kind: ImportKind;
  /** Who may import it: who may call its form. */
  roles: readonly OperatorRole[];
  /** Kinds that its rows refer to. */
  after?: readonly ImportKind[];
  /** Whether a batch is entered by one person and approved by another. */
  needsSecond?: boolean;
  fields: readonly ImportField[];
  /** Fields that together identify an entity, as people do. */
  keys: readonly string[];
  count(db: Db): Promise<number>;
  /**
   * Reads what exists in batches, by field, as a sheet would say it: `check` finds these rows to be the same. A kind
   * without it leaves the park as plain tables only.
   */
  rowsOf?: (db: Db, today: string) => AsyncIterable<readonly ReadRow['data'][]>;
  /** Fields of numbers whose sums must be the same in a park that was moved. */
  sums?: readonly string[];
  /** Judges the rows of a batch, in their order. It reads only. */
  check(db: Db, ctx: ImportContext, rows: readonly ReadRow[]): Promise<Judged<Content>[]>;
  /** Writes the rows of a batch in the transaction `tx`, each with a log row, and returns them in their order. */
  write(tx: Db, ctx: WriteContext, rows: readonly ImportedRow<Content>[]): Promise<Written[]>;
  /** What was built upon entities since, which prevents undoing, as people read it. */
  builtUpon(
    db: Db,
    ids: readonly string[],
    contributed: Referring,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Versions of the entities that still exist, locked until the transaction ends; a changed one is not undone. */
  versions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The accounts that were entered with entities, whose holders need an activation. */
  accounts?(db: Db, ids: readonly string[]): Promise<readonly string[]>;
  /** Deletes new entities, and restores changed ones. */
  undo(tx: Db, ctx: WriteContext, rows: readonly (Written & { origin: string })[]): Promise<void>;
}

/** Hides the content's type from the list of importers. */
export const importer = <Content>(given: Importer<Content>): Importer => given as unknown as Importer;

/** Stands for the id of something that is not written yet or not found, which is a fault of its own. */
export const missingId = '00000000000000000000000000';

/** The fault of a cell that has to be filled in, if it is empty. */
export const emptyFault = (data: ReadRow['data'], field: string, label: Words): CellFault[] =>
  data[field] === undefined ? [{ field, text: m.fault_enter({ field: label() }) }] : [];

/** The text of a value that a row may leave out. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A natural key for comparison: the same whatever the width, case and spaces. */
export const naturalKey = (...parts: readonly unknown[]): string =>
  parts.map((part) => plainCell(textOf(part)).toLowerCase().replace(/\s/g, '')).join('/');

/** The natural key of a row; empty if a part is missing. */
export const keyOf = ({ keys }: Pick<Importer, 'keys'>, data: ReadRow['data']): string =>
  keys.every((key) => data[key] !== undefined) ? naturalKey(...keys.map((key) => data[key])) : '';

/** Reads a number with so many decimals, as an integer of the last of them; with a unit behind it, too. */
export const scaled =
  (places: number) =>
  (text: string): number | undefined => {
    const plain = plainCell(text).replace(
      /^[¥￥]\s*|\s*(?:元|㎡|m2|m²|平方米|平米|平|层|人)(?:\/.*)?$/gi,
      '',
    );
    return scaledOf(plain, places) ?? undefined;
  };

export const wholeDay = (text: string): string | undefined => dayOf(text) ?? undefined;

/** Writes what `scaled` reads. */
export const unscaled =
  (places: number) =>
  (value: unknown): string =>
    typeof value === 'number' ? (value / 10 ** places).toFixed(places) : '';

/** Decimals of a rate in millionths, by its sign. */
const rateDecimals: Readonly<Record<string, number>> = { '%': 4, '‰': 3 };

/** A daily rate in millionths: 0.05%, 0.5‰ or 0.0005. */
export function rate(text: string): number | undefined {
  const [, digits = '', sign = ''] = /^([\d.]+)\s*([%‰]?)$/.exec(plainCell(text)) ?? [];
  return scaledOf(digits, rateDecimals[sign] ?? 6) ?? undefined;
}

/** Writes what `rate` reads. */
export const unrate = (value: unknown): string => `${Number(value) / 10_000}%`;

/** Codes by their names in all languages, by themselves, and by what people write instead; the first name counts. */
function codesByName<Code extends string>(
  labels: Readonly<Record<Code, Words>>,
  synonyms: Readonly<Partial<Record<Code, readonly string[]>>> | undefined,
): ReadonlyMap<string, Code> {
  const codes = Object.keys(labels) as Code[];
  const named = [
    ...codes.flatMap((code) => [code, ...(synonyms?.[code] ?? [])].map((name) => [name, code] as const)),
    ...languages.flatMap((language) =>
      codes.map((code) => [inLanguage(language, labels[code]), code] as const),
    ),
  ];
  return new Map(named.toReversed().map(([name, code]) => [naturalKey(name), code] as const));
}

/** Reads the code of a name, in any language or as the code itself; `synonyms` are what people write instead. */
export function coded<Code extends string>(
  labels: Readonly<Record<Code, Words>>,
  synonyms?: Readonly<Partial<Record<Code, readonly string[]>>>,
): (text: string) => Code | undefined {
  let known: ReadonlyMap<string, Code> | undefined;
  return (text) => {
    known ??= codesByName(labels, synonyms);
    return known.get(naturalKey(text));
  };
}

export const labelsOf = (labels: Readonly<Record<string, Words>>): readonly string[] =>
  inLanguage('zh', () => Object.values(labels).map((label) => label()));

const yes = ['是', '有', '计', '计收', '1', 'yes', 'y', 'true', '√'];
const no = ['否', '无', '不计', '0', 'no', 'n', 'false', '×'];

/** A field that is either so or not. */
export const yesOrNo = {
  read(text: string): boolean | undefined {
    const said = naturalKey(text);
    return yes.includes(said) || (no.includes(said) ? false : undefined);
  },
  show: (value: unknown): string => (value === true ? '是' : '否'),
  options: () => ['是', '否'],
} as const;

/** A time of day, HH:MM. */
export function clockTime(text: string): string | undefined {
  if (/^24[:：]?00$/.test(text.trim())) return '24:00';
  const seconds = timeOf(text);
  if (seconds === null) return undefined;
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${textOf(hours).padStart(2, '0')}:${textOf(minutes).padStart(2, '0')}`;
}

/** Parts of a cell that holds several things, each of which has parts of its own. */
const partsOf = (text: string): string[] => text.split(/[；;\n]/).filter((part) => part.trim() !== '');

/**
 * Reads the parts of a cell, separated by semicolons; undefined if one of them can't be read. A part is read as it is
 * written, so that names keep their signs, else in plain width.
 */
export const partsBy =
  <Part>(readPart: (part: string) => Part | undefined) =>
  (text: string): Part[] | undefined => {
    const read = partsOf(text).map((part) => readPart(part.trim()) ?? readPart(plainCell(part)));
    return read.every((part) => part !== undefined) ? read : undefined;
  };

/** Writes what `partsBy` reads. */
export const showParts =
  <Part>(showPart: (part: Part) => string) =>
  (value: unknown): string =>
    (value as Part[]).map(showPart).join('；');

const listParts = /"[^"]*"|[^、，,;；/|\n]+/g;

/** Reads several values from one cell, separated as people separate them; one in quotes may hold such signs itself. */
export const listed = (text: string): string[] =>
  (text.match(listParts) ?? [])
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '');

/** Writes what `listed` reads. */
const unlisted = (values: readonly unknown[]): string =>
  values
    .map(textOf)
    .map((text) => (/[、，,;；/|\n]/.test(text) ? `"${text}"` : text))
    .join('、');

/** Writes a code as its name. */
export const named =
  (labels: Readonly<Record<string, Words>>) =>
  (value: unknown): string =>
    labels[String(value)]?.() ?? '';

/** The text of a value in a sheet. */
export const cellText = (value: unknown): string => (Array.isArray(value) ? unlisted(value) : textOf(value));

/** The fields of a row that differ from what exists, as people read them; those that the row leaves out stay. */
export function differences(
  fields: readonly ImportField[],
  before: Readonly<Record<string, unknown>>,
  data: Readonly<Record<string, unknown>>,
): { field: string; from: string; to: string }[] {
  return fields.flatMap(({ key, show = cellText }) => {
    if (!(key in data) || !(key in before)) return [];
    const [from, to] = [show(before[key]), show(data[key])];
    return from === to ? [] : [{ field: key, from, to }];
  });
}

/** A row that differs from an entity that is not changed by importing, at each cell that does. */
export const existingFaults = (
  fields: readonly ImportField[],
  before: Readonly<Record<string, unknown>>,
  data: ReadRow['data'],
): CellFault[] =>
  differences(fields, before, data).map(({ field, from }) => ({
    field,
    text: m.import_fault_exists({ from: from.slice(0, 40) }),
  }));

const formula = /^[=@]/;

/** Reads the cells of a row by field; faults are cells that can't be read. */
export function readCells(
  { fields }: Pick<Importer, 'fields'>,
  cells: Readonly<Record<string, string>>,
): { data: Record<string, unknown>; faults: CellFault[] } {
  const data: Record<string, unknown> = {};
  const faults: CellFault[] = [];
  for (const { key, label, read } of fields) {
    const text = cells[key]?.trim() ?? '';
    if (isEmptyCell(text)) continue;
    const value = read ? read(text) : text;
    if (formula.test(text)) faults.push({ field: key, text: m.import_fault_formula() });
    else if (value === undefined) faults.push({ field: key, text: m.fault_wrong({ field: label() }) });
    else data[key] = value;
  }
  return { data, faults };
}

/** Checks data by the schema of its form. Faults of fields that no column has are shown at the first field. */
export function checkContent<Schema extends z.ZodType>(
  schema: Schema,
  data: Readonly<Record<string, unknown>>,
  fields: readonly ImportField[],
): { content: z.output<Schema> | null; faults: CellFault[] } {
  const parsed = schema.safeParse(data);
  if (parsed.success) return { content: parsed.data, faults: [] };
  const faults = Object.entries(fieldFaults(parsed.error)).map(([path, text]) => {
    const name = path.split('.')[0] ?? '';
    const field = fields.some(({ key }) => key === name) ? name : (fields[0]?.key ?? name);
    return { field, text };
  });
  return { content: null, faults };
}
