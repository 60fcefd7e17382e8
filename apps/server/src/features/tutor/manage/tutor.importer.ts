import { tutorContent, tutorSave } from '@portal/contract/tutor/manage';
import { tutorAreaLabels, tutorStateLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import {
  coded,
  type ImportField,
  labelsOf,
  listed,
  named,
  naturalKey,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import { tutors } from '../tutor.table.ts';
import { followTutors, writeTutors } from './write-tutors.ts';

const fields: readonly ImportField[] = [
  {
    key: 'name',
    label: m.field_person_name,
    aliases: ['姓名', '导师', '导师姓名'],
    isNeeded: true,
    example: '沈知秋',
  },
  {
    key: 'title',
    label: m.tutor_job,
    aliases: ['职务', '职称', '头衔'],
    isNeeded: true,
    example: '高级农艺师',
  },
  {
    key: 'area',
    label: m.tutor_area,
    aliases: ['领域', '方向', '类别'],
    isNeeded: true,
    example: '栽培',
    read: coded(tutorAreaLabels),
    show: named(tutorAreaLabels),
    options: () => labelsOf(tutorAreaLabels),
  },
  {
    key: 'fields',
    label: m.tutor_fields,
    aliases: ['擅长', '专长', '研究方向'],
    isNeeded: true,
    note: m.import_note_list,
    example: '月季、温室环境',
    read: listed,
  },
  { key: 'motto', label: m.tutor_motto, aliases: ['一句话', '寄语'], example: '' },
  {
    key: 'intro',
    label: m.tutor_about,
    aliases: ['简介', '介绍', '个人简介'],
    isNeeded: true,
    example: '从事花卉栽培三十年，主持过多个温室项目。',
  },
  { key: 'place', label: m.field_place, aliases: ['地点', '见面地点'], example: '创研楼A座 108' },
  {
    key: 'feeFenPerHour',
    label: m.tutor_fee_per_hour,
    aliases: ['费用', '每小时费用', '收费'],
    example: '0.00',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'status',
    label: m.field_state,
    aliases: ['状态'],
    example: '',
    read: coded(tutorStateLabels),
    show: named(tutorStateLabels),
    options: () => labelsOf(tutorStateLabels),
  },
];

/** Tutors by name. Their careers, pictures and accounts are entered on their pages. */
export const tutorImporter = tableImporter({
  kind: 'TUTOR',
  roles: tutorSave.access,
  fields,
  keys: ['name'],
  rowsOf: (db) => tableRows(db, tutors),
  sums: ['feeFenPerHour'],
  table: tutors,
  schema: tutorContent.omit({ career: true, fileId: true, loginName: true }),
  defaults: { motto: '', place: '', feeFenPerHour: 0, status: 'OPEN' },
  async match(db, _ctx, rows) {
    const names = rows.map(({ data }) => textOf(data.name));
    const found = await db.select().from(tutors).where(inArray(tutors.name, names)).orderBy(tutors.id);
    const present = Map.groupBy(found, ({ name }) => naturalKey(name));
    return ({ data }) => {
      const same = present.get(naturalKey(data.name)) ?? [];
      return {
        before: same[0] ?? null,
        faults:
          same.length > 1 ? [{ field: 'name', text: m.import_fault_several({ count: same.length }) }] : [],
      };
    };
  },
  write: (tx, ctx, entities) =>
    writeTutors(
      tx,
      ctx,
      entities.map(({ before, values, logged }) => ({
        before,
        values: {
          ...values,
          career: before?.career ?? [],
          userId: before?.userId ?? null,
          picture: before?.picture ?? null,
        },
        logged,
      })),
    ),
  undo: { entity: 'tutor', after: (tx, { now }, ids) => followTutors(tx, now, ids) },
});
