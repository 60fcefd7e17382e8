import { dictionarySave, entryCode, entryFields } from '@portal/contract/dictionary/manage';
import { nextCode } from '@portal/contract/dictionary/next-code';
import * as m from '@portal/texts/messages';
import {
  type CellFault,
  checkContent,
  differences,
  emptyFault,
  type ImportContext,
  type Importer,
  type ImportField,
  importer,
  type Judged,
  naturalKey,
  type ReadRow,
  textOf,
  type Written,
  yesOrNo,
} from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { businessData } from '../dictionary.table.ts';
import { entityOf, listTurn, pagesWithNames } from '../manage/change-entries.ts';
import { isFixed, listNames, nameOfList, parentListOf } from '../manage/dictionary-lists.ts';
import { entryFaults, parentsOf } from '../manage/entry-faults.ts';
import type { Entry } from '../manage/entry-table.ts';
import { findUsedCodes } from '../manage/entry-uses.ts';
import { tableOf } from '../manage/table-of.ts';
import { entryId, listAndCode, type NewEntry, plannedCode, writeEntries } from './write-entries.ts';

/** Lists to which entries can be added. */
const openLists = listNames.filter((list) => !isFixed(list));

const listOf = (text: string): string | undefined =>
  inLanguage('zh', () =>
    openLists.find((list) =>
      [list, nameOfList(list)].some((known) => naturalKey(known) === naturalKey(text)),
    ),
  );

const content = entryFields.extend({ code: entryCode });

const fields: readonly ImportField[] = [
  {
    key: 'list',
    label: m.field_dictionary,
    aliases: ['字典名称', '字典类型'],
    isNeeded: true,
    example: '企业性质',
    read: listOf,
    show: (value) => nameOfList(textOf(value)),
    looksLike: (text) => listOf(text) !== undefined,
    options: () => inLanguage('zh', () => openLists.map(nameOfList)),
  },
  {
    key: 'name',
    label: m.import_master_entry_name,
    aliases: ['条目', '值', '名称', '字典值'],
    isNeeded: true,
    example: '有限责任公司',
  },
  {
    key: 'code',
    label: m.field_code,
    aliases: ['编码', '字典编码'],
    note: m.import_master_note_code,
    example: 'LTD',
  },
  {
    key: 'group',
    label: m.field_group,
    aliases: ['类型', '片区类型'],
    note: m.import_master_note_group,
    example: '',
  },
  {
    key: 'parent',
    label: m.field_parent,
    aliases: ['上级名称', '所属'],
    note: m.import_master_note_parent,
    example: '',
  },
  { key: 'isHidden', label: m.console_dict_hidden, aliases: ['是否停用', '隐藏'], example: '否', ...yesOrNo },
];

type Parent = Pick<Entry, 'code' | 'name' | 'parentCode'>;

interface Known {
  entries: Entry[];
  /** Parents by name and code, and those of the same import, which have no code yet. */
  parents: ReadonlyMap<string, Parent>;
}

/** A list with its parents, as rows of it need them. */
async function readList(db: Db, ctx: ImportContext, list: string, rows: readonly ReadRow[]): Promise<Known> {
  const parents = await parentsOf(db, list);
  const parentList = parentListOf(list) ?? '';
  const names = rows.flatMap(({ data }) => (data.parent === undefined ? [] : [textOf(data.parent)]));
  const coming = await ctx.planned(
    'DICTIONARY',
    names.map((name) => naturalKey(parentList, name)),
  );
  const sameBatch = parentList === list ? rows.map(({ data }) => data) : [];
  const known = (entry: Parent) => [entry.code, entry.name].map((text) => [naturalKey(text), entry] as const);
  return {
    entries: await tableOf(list).read(db),
    parents: new Map([
      ...[...coming.values(), ...sameBatch].flatMap(({ name }) =>
        known({ code: plannedCode, name: textOf(name), parentCode: null }),
      ),
      ...parents.flatMap(known),
    ]),
  };
}

/** The entry that a row changes: the one with its code, else the one with its name. */
const findEntry = ({ entries }: Known, { name, code }: ReadRow['data']): Entry | null =>
  entries.find((entry) => (code === undefined ? entry.name === name : entry.code === code)) ?? null;

function judge({ data }: ReadRow, list: string, known: Known, taken: { code: string }[]): Judged<NewEntry> {
  const before = findEntry(known, data);
  const parent = data.parent === undefined ? undefined : known.parents.get(naturalKey(data.parent));
  const was = before && {
    name: before.name,
    group: before.group ?? '',
    parentCode: before.parentCode ?? '',
    isHidden: before.shield === 1,
  };
  const code = before?.code ?? (textOf(data.code) || nextCode(list, [...known.entries, ...taken]));
  taken.push({ code });
  const { content: values, faults } = checkContent(
    content,
    { ...was, ...data, ...(parent && { parentCode: parent.code }), code },
    fields,
  );
  const own: CellFault[] = [...faults];
  if (before && before.name !== data.name)
    own.push({
      field: 'name',
      text: m.import_master_fault_renamed({ name: before.name }),
      guess: before.name,
    });
  if (before?.mergedInto && data.isHidden !== true)
    own.push({ field: 'name', text: m.dictionary_fault_merged() });
  if (data.parent !== undefined && !parent)
    own.push({ field: 'parent', text: m.import_fault_no_entry({ name: textOf(data.parent) }) });
  if (!values || own.length > 0) return { faults: own, content: null };
  const parents = [...new Set(known.parents.values())];
  const inList = Object.entries(entryFaults(list, values, known.entries, parents));
  const above = parents.find((one) => one.code === before?.parentCode);
  return {
    faults: inList.map(([field, text]) => ({ field: field === 'parentCode' ? 'parent' : field, text })),
    content: {
      list,
      code,
      before,
      values,
      isHidden: (data.isHidden ?? was?.isHidden) === true,
      parentName: parent?.name ?? '',
    },
    present: before && { id: entryId(list, code), version: before.version },
    changes: was
      ? differences(
          fields,
          { ...was, parent: above?.name ?? '' },
          { ...data, ...(parent && { parent: parent.name }) },
        )
      : [],
  };
}

/** Entries of all lists to which entries can be added, in their order. */
const entryRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  for (const list of openLists) {
    const names = new Map((await parentsOf(db, list)).map(({ code, name }) => [code, name]));
    const entries = await tableOf(list).read(db);
    yield entries.map(({ name, code, group, parentCode, shield }) => ({
      list,
      name,
      code,
      group,
      parent: names.get(parentCode ?? ''),
      isHidden: shield === 1,
    }));
  }
};

/** Lists and codes of entries, by list. */
const byList = (ids: readonly string[]) => Map.groupBy(ids.map(listAndCode), ({ list }) => list);

/** Entries of the park's dictionaries, among them its districts and industries. Renaming is not for an import. */
export const entryImporter = importer<NewEntry>({
  kind: 'DICTIONARY',
  roles: dictionarySave.access,
  fields,
  keys: ['list', 'name'],
  count: (db) => db.$count(businessData),
  rowsOf: entryRows,
  async check(db, ctx, rows) {
    const lists = Map.groupBy(rows, ({ data }) => textOf(data.list));
    const known = new Map<string, Known & { taken: { code: string }[] }>();
    for (const [list, its] of lists)
      if (list !== '') known.set(list, { ...(await readList(db, ctx, list, its)), taken: [] });
    return rows.map((row) => {
      const list = textOf(row.data.list);
      const its = known.get(list);
      return its
        ? judge(row, list, its, its.taken)
        : { faults: emptyFault(row.data, 'list', m.field_dictionary), content: null };
    });
  },
  async write(tx, ctx, rows) {
    await writeEntries(
      tx,
      ctx,
      rows.map(({ content: entry, origin }) => ({ ...entry, origin })),
    );
    return rows.map(
      ({ content: { list, code, before } }): Written => ({
        id: entryId(list, code),
        version: (before?.version ?? 0) + 1,
        before: before && {
          name: before.name,
          group: before.group,
          parentCode: before.parentCode,
          shield: before.shield,
        },
      }),
    );
  },
  async builtUpon(db, ids, { dictionaries }) {
    const built = new Map<string, readonly string[]>();
    for (const [list, entries] of byList(ids)) {
      const codes = entries.map(({ code }) => code);
      for (const code of await findUsedCodes(db, dictionaries, list, codes))
        built.set(entryId(list, code), [m.import_kept_records()]);
    }
    return built;
  },
  async versions(db, ids) {
    const versions = new Map<string, number>();
    for (const list of [...byList(ids).keys()].toSorted()) {
      await takeTurn(db, listTurn(list));
      for (const { code, version } of await tableOf(list).read(db, true))
        versions.set(entryId(list, code), version);
    }
    return versions;
  },
  async undo(tx, ctx, rows) {
    for (const { id, version, before } of rows) {
      const { list, code } = listAndCode(id);
      if (before === null) await tableOf(list).remove(tx, code);
      else await tableOf(list).update(tx, code, { ...(before as Partial<Entry>), version: version + 1 });
    }
    await writeLogs(
      tx,
      ctx,
      rows.map(({ id, before, origin }) => ({
        event: `${entityOf(listAndCode(id).list)}.undoImport`,
        entity: entityOf(listAndCode(id).list),
        entityId: id,
        after: { ...(before as object | null), importedFrom: origin },
      })),
    );
    await invalidateTags(tx, pagesWithNames);
  },
});
