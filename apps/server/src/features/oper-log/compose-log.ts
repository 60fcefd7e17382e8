import { labelsIn } from '@portal/contract/form-field';
import * as m from '@portal/texts/messages';
import type { Contributions } from '../../feature/feature.ts';
import type { LogWords, Named, NameSource, Words } from '../../feature/log-words.ts';

/** How log entries are turned into text: the words of all features combined. */
export interface LogReader {
  /** Falls back to the code itself. */
  entityLabelOf(entity: string): string;
  /** `article.publish`: 文章 · 发布. */
  eventLabelOf(event: string): string;
  /**
   * `fieldNotes.property`: 批注 · 企业性质; `honours.0.name`: 荣誉资质 · 1 · 名称; the path itself if no part of it has a name. A
   * change without a path is a reordering.
   */
  fieldLabelOf(entity: string, field: string): string;
  /** The name of a code; undefined for other values. */
  valueLabelOf(entity: string, field: string, value: unknown): string | undefined;
  nameSourcesOf(entity: string): readonly NameSource[];
  keepsTitles: readonly string[];
  namedBy(entity: string, field: string): Named | undefined;
  isHtml(field: string): boolean;
}

/** Merges the records of all features; a name with two meanings is a programming error. */
function merged<Value>(
  records: readonly (Readonly<Record<string, Value>> | undefined)[],
): Map<string, Value> {
  const all = new Map<string, Value>();
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (all.has(name)) throw new Error(`the log defines ${name} twice`);
    all.set(name, value);
  }
  return all;
}

/** Groups the records of several features by name. */
const gathered = <Value>(records: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  Map.groupBy(
    records.flatMap((record) => Object.entries(record ?? {})),
    ([name]) => name,
  );

/** What the forms call their fields; a name that they label differently has no label. */
export function labelledAlike(parts: readonly LogWords[]): Map<string, Words> {
  const forms = parts.flatMap((part) => part.forms ?? []);
  const byName = Map.groupBy(forms.flatMap(labelsIn), ([name]) => name);
  const alike = new Map<string, Words>();
  for (const [name, found] of byName) {
    const [label, ...others] = new Set(found.map(([, each]) => each));
    if (label && others.length === 0) alike.set(name, label);
  }
  return alike;
}

const place = /^\d+$/;
const inWords = (words: Words | string): string => (typeof words === 'string' ? words : words());

function composeLog(parts: readonly LogWords[]): LogReader {
  const entities = merged(parts.map((part) => part.entities));
  const verbs = merged(parts.map((part) => part.verbs));
  const fields = merged(parts.map((part) => part.fields));
  const formLabels = labelledAlike(parts);
  const ids = merged(parts.map((part) => part.ids));
  const names = gathered(parts.map((part) => part.names));
  const codes = new Map(
    [...gathered(parts.map((part) => part.codes))].map(([name, found]) => [
      name,
      merged(found.map(([, labels]) => labels)),
    ]),
  );
  const html = new Set(parts.flatMap((part) => part.html ?? []));

  const entityLabelOf = (entity: string) => entities.get(entity)?.() ?? entity;
  return {
    entityLabelOf,
    eventLabelOf(event) {
      const [entity = '', verb = ''] = event.split('.');
      return `${entityLabelOf(entity)} · ${(verbs.get(event) ?? verbs.get(verb))?.() ?? verb}`;
    },
    fieldLabelOf(entity, field) {
      if (field === '') return m.log_order();
      const labelOf = (part: string) =>
        fields.get(`${entity}.${part}`) ?? fields.get(part) ?? formLabels.get(part);
      const path = field.split('.');
      if (!path.some(labelOf)) return field;
      return path
        .flatMap((part) => (place.test(part) ? String(Number(part) + 1) : (labelOf(part)?.() ?? [])))
        .join(' · ');
    },
    valueLabelOf(entity, field, value) {
      if (typeof value === 'boolean') return value ? m.input_yes() : m.input_no();
      if (typeof value !== 'string') return undefined;
      const path = field.split('.').filter((part) => !place.test(part));
      const labels = codes.get(`${entity}.${path.join('.')}`) ?? codes.get(path.at(-1) ?? '');
      const words = labels?.get(value);
      return words === undefined ? undefined : inWords(words);
    },
    nameSourcesOf: (entity) => (names.get(entity) ?? []).map(([, source]) => source),
    keepsTitles: parts.flatMap((part) => part.keepsTitles ?? []),
    namedBy: (entity, field) => ids.get(`${entity}.${field}`) ?? ids.get(field.split('.').at(-1) ?? ''),
    isHtml: (name) => html.has(name),
  };
}

export function logReaderOf({ log, queue }: Pick<Contributions, 'log' | 'queue'>): LogReader {
  // Claims are logged under the kind of the item.
  const work = Object.fromEntries(queue.map(({ kind, label }) => [kind, label]));
  return composeLog([...log, { entities: work }]);
}
