import { resourceContent, resourceSave } from '@portal/contract/resource/manage';
import { openModeLabels, resourceCodeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import {
  coded,
  type ImportField,
  labelsOf,
  named,
  partsBy,
  scaled,
  showParts,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import { hasOneOfNames } from '../../../platform/database/folded-name.ts';
import { foldName } from '../../../platform/text/fold.ts';
import { bookableDefaults, bookableFields } from '../../booking/bookable-fields.public.ts';
import { linkOwners, writeResources } from '../manage/write-resources.ts';
import { removableResource } from '../resource.removal.ts';
import { type ResourceRecord, resources } from '../resource.table.ts';

type Fact = ResourceRecord['facts'][number];

/** Further facts, as people write them: `型号：X200；精度：0.1 mg`. */
const readFacts = partsBy((part): Fact | undefined => {
  const [, name, value] = /^([^:：]+)[:：](.+)$/.exec(part) ?? [];
  return name === undefined || value === undefined ? undefined : { name: name.trim(), value: value.trim() };
});

const codeOf = coded(resourceCodeLabels, {
  instrument: ['仪器', '设备', '仪器设备'],
  lab: ['实验室'],
  expert: ['专家'],
});
const modeOf = coded(openModeLabels, { BOOK: ['可预约'], TALK: ['协商'] });
const month = scaled(0);

const fields: readonly ImportField[] = [
  {
    key: 'name',
    label: m.import_master_resource_name,
    aliases: ['资源', '名称', '仪器名称', '设备名称'],
    isNeeded: true,
    example: '气相色谱仪',
  },
  {
    key: 'code',
    label: m.resource_code,
    aliases: ['类型', '类别'],
    isNeeded: true,
    example: '仪器设备',
    read: codeOf,
    show: named(resourceCodeLabels),
    looksLike: (text) => codeOf(text) !== undefined,
    options: () => labelsOf(resourceCodeLabels),
  },
  {
    key: 'ownerName',
    label: m.resource_owner,
    aliases: ['所属单位', '单位', '归属'],
    isNeeded: true,
    example: '花卉检测中心',
  },
  {
    key: 'intro',
    label: m.field_note,
    aliases: ['简介', '用途'],
    isNeeded: true,
    example: '用于挥发性成分的定性和定量分析。',
  },
  {
    key: 'openMode',
    label: m.resource_open_mode,
    aliases: ['开放', '使用方式'],
    isNeeded: true,
    example: '预约',
    read: modeOf,
    show: named(openModeLabels),
    options: () => labelsOf(openModeLabels),
  },
  { key: 'feeText', label: m.resource_fee, aliases: ['收费', '价格'], isNeeded: true, example: '80 元/样' },
  {
    key: 'place',
    label: m.field_place,
    aliases: ['位置', '存放地点'],
    isNeeded: true,
    example: '检测中心 2 层',
  },
  { key: 'contactName', label: m.field_contact_name, aliases: ['负责人'], example: '陆知秋' },
  { key: 'contactPhone', label: m.field_contact_phone, aliases: ['电话'], example: '0871-60010003' },
  {
    key: 'facts',
    label: m.resource_facts,
    aliases: ['参数', '规格', '技术参数'],
    note: m.import_master_note_facts,
    example: '型号：GC-2030；精度：0.1 mg',
    read: readFacts,
    show: showParts(({ name, value }: Fact) => `${name}：${value}`),
  },
  {
    key: 'unitFen',
    label: m.field_unit_price,
    aliases: ['每样价格'],
    example: '80.00',
    read: scaled(2),
    show: unscaled(2),
  },
  { key: 'unitName', label: m.resource_unit, aliases: ['单位名称'], example: '样' },
  { key: 'latin', label: m.resource_latin, aliases: ['学名'], example: '' },
  { key: 'genus', label: m.resource_genus, aliases: ['属'], example: '' },
  { key: 'bloomFrom', label: m.resource_bloom_from, example: '', read: month },
  { key: 'bloomTo', label: m.resource_bloom_to, example: '', read: month },
  { key: 'maturity', label: m.resource_maturity, example: '', read: scaled(0) },
  ...bookableFields,
];

export const resourceImporter = tableImporter({
  kind: 'RESOURCE',
  roles: resourceSave.access,
  fields,
  keys: ['name'],
  rowsOf: (db) => tableRows(db, resources),
  sums: ['unitFen'],
  table: resources,
  schema: resourceContent,
  defaults: {
    ...bookableDefaults,
    galleryFileIds: [],
    contactName: '',
    contactPhone: '',
    facts: [],
    latin: '',
    genus: '',
    unitFen: 0,
    unitName: '样',
  },
  async match(db, _ctx, rows) {
    const names = rows.map(({ data }) => textOf(data.name));
    const found = await db.select().from(resources).where(hasOneOfNames(resources.name, names));
    const present = new Map(found.map((resource) => [foldName(resource.name), resource]));
    return ({ data }) => ({ before: present.get(foldName(textOf(data.name))) ?? null });
  },
  write: (tx, ctx, given) =>
    writeResources(
      tx,
      ctx,
      given.map(({ values: { fileId: _fileId, galleryFileIds: _gallery, ...values }, ...resource }) => ({
        ...resource,
        values,
      })),
    ),
  undo: {
    entity: 'resource',
    after: async (tx, ctx, ids) => {
      await linkOwners(tx, ids);
      await removableResource.renew?.(tx, ctx, ids);
    },
  },
});
