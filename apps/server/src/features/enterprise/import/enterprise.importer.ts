import { enterpriseAuditOperate } from '@portal/contract/enterprise/admission';
import { enterpriseApplication } from '@portal/contract/enterprise/application';
import { enterpriseFields, sectionFields } from '@portal/contract/enterprise/fields';
import { enterpriseScales } from '@portal/contract/enterprise/public';
import { optionalText } from '@portal/contract/form-field';
import * as m from '@portal/texts/messages';
import { and, inArray, ne, or } from 'drizzle-orm';
import {
  type CellFault,
  checkContent,
  differences,
  type ImportField,
  importer,
  listed,
  naturalKey,
  scaled,
  textOf,
  unscaled,
  wholeDay,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hasOneOfNames } from '../../../platform/database/folded-name.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { foldName } from '../../../platform/text/fold.ts';
import { plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { enterprises } from '../enterprise.table.ts';
import { refreshEnterprises } from '../refresh-enterprises.public.ts';
import { type Admitted, admitEnterprises } from './admit-enterprises.ts';
import { type CodeList, codeLists, namesIn } from './code-lists.ts';
import { enterpriseRows } from './enterprise.rows.ts';

type EnterpriseRow = typeof enterprises.$inferSelect;

// A licence on file is shown when it is needed; an introduction is the enterprise's own to write.
const content = enterpriseApplication.omit({ licenseFileId: true, products: true }).extend({
  intro: optionalText(enterpriseFields.intro.label, enterpriseFields.intro.max),
});

/** What an admitted enterprise keeps itself; its registration changes by application only. */
const ownFields: readonly string[] = [...sectionFields.BASIC, ...sectionFields.CONTACTS, 'intro'];

const numbers = (text: string): string => plainCell(text).replace(/[\s-]/g, '');
const creditCode = /^[0-9A-Z]{18}$/i;
const phone = /^1\d{10}$/;

const scaleOf = (text: string) => {
  const wanted = plainCell(text).replace(/型|企业/g, '');
  return enterpriseScales.find((scale) => scale === wanted);
};

const fields: readonly ImportField[] = [
  {
    key: 'name',
    label: m.identity_field_name,
    aliases: ['企业', '企业名称', '单位名称', '公司名称', '公司', '承租方', '名称'],
    isNeeded: true,
    example: '云岫晨露月季种苗有限公司',
  },
  {
    key: 'creditCode',
    label: m.field_credit_code,
    aliases: ['信用代码', '社会信用代码', '统一社会信用代码', '税号', '执照号', '营业执照号', '证照号'],
    isNeeded: true,
    example: '91990002MAFH013799',
    read: (text) => plainCell(text).toUpperCase().replace(/\s/g, ''),
    looksLike: (text) => creditCode.test(plainCell(text)),
  },
  { key: 'shortName', label: m.field_short_name, aliases: ['简称'], example: '晨露月季' },
  {
    key: 'property',
    label: m.field_property,
    aliases: ['企业性质', '企业类型', '性质'],
    isNeeded: true,
    example: '有限责任公司',
    options: (db) => namesIn(db, 'ENTERPRISE_PROPERTS'),
  },
  {
    key: 'chainStages',
    label: m.identity_field_stages,
    aliases: ['行业', '环节', '所属环节', '产业环节'],
    isNeeded: true,
    note: m.import_note_list,
    example: '种植',
    read: listed,
    isList: true,
    options: (db) => namesIn(db, 'CHAIN_STAGE'),
  },
  {
    key: 'industryTagIds',
    label: m.field_industry_tags,
    aliases: ['行业标签', '标签'],
    note: m.import_note_list,
    example: '',
    read: listed,
    isList: true,
    options: (db) => namesIn(db, 'INDUSTRY_TAG'),
  },
  {
    key: 'regionId',
    label: m.field_region,
    aliases: ['片区', '区域', '地区'],
    isNeeded: true,
    example: '云岫片区',
    options: (db) => namesIn(db, 'REGION'),
  },
  {
    key: 'scale',
    label: m.field_enterprise_scale,
    aliases: ['规模', '企业规模'],
    isNeeded: true,
    example: '小',
    read: scaleOf,
    looksLike: (text) => scaleOf(text) !== undefined,
    options: () => enterpriseScales,
  },
  {
    key: 'registeredOn',
    label: m.field_registered_on,
    aliases: ['成立日期', '成立时间', '注册日期'],
    isNeeded: true,
    example: '2019-03-01',
    read: wholeDay,
  },
  {
    key: 'registeredCapitalFen',
    label: m.field_registered_capital,
    aliases: ['注册资本', '注册资金'],
    isNeeded: true,
    note: m.import_note_capital,
    example: '5000000.00',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'legalPerson',
    label: m.field_legal_person,
    aliases: ['法人', '法人代表', '法定代表人'],
    isNeeded: true,
    example: '苏见微',
  },
  {
    key: 'contactName',
    label: m.field_contact_name,
    aliases: ['联系人', '联系人姓名'],
    isNeeded: true,
    example: '许晚棠',
  },
  {
    key: 'contactPhone',
    label: m.field_phone,
    aliases: ['手机', '联系电话', '联系人电话', '电话'],
    isNeeded: true,
    example: '15410000001',
    read: numbers,
    looksLike: (text) => phone.test(numbers(text)),
  },
  { key: 'landline', label: m.identity_field_landline, aliases: ['固话', '座机'], example: '0871-60010002' },
  { key: 'email', label: m.field_email, aliases: ['邮箱'], example: 'office@example.com' },
  {
    key: 'address',
    label: m.identity_field_address,
    aliases: ['地址', '注册地址', '经营地址'],
    isNeeded: true,
    example: '云岫路 1 号创研楼A座 301',
  },
  { key: 'intro', label: m.field_intro, aliases: ['简介', '企业简介'], example: '' },
  {
    key: 'admittedOn',
    label: m.import_field_admitted,
    aliases: ['入驻日期', '入园日期', '入驻时间'],
    note: m.import_note_admitted,
    example: '2024-03-01',
    read: wholeDay,
  },
];

/** Fields whose cells name codes of a list. */
const named: Readonly<Record<string, CodeList>> = {
  property: 'ENTERPRISE_PROPERTS',
  chainStages: 'CHAIN_STAGE',
  industryTagIds: 'INDUSTRY_TAG',
  regionId: 'REGION',
};

type Codes = Awaited<ReturnType<typeof codeLists>>;

/** Replaces names by codes; a name that does not exist is a fault at its cell. */
function withCodes(data: Readonly<Record<string, unknown>>, codes: Codes) {
  const faults: CellFault[] = [];
  const found = Object.entries(named).flatMap(([field, list]) => {
    const given = data[field];
    if (given === undefined) return [];
    const names = Array.isArray(given) ? (given as string[]) : [textOf(given)];
    const unknown = names.filter((name) => !codes[list].has(naturalKey(name)));
    if (unknown.length > 0)
      faults.push({ field, text: m.import_fault_no_entry({ name: unknown.join('、') }) });
    const known = names.flatMap((name) => codes[list].get(naturalKey(name)) ?? []);
    return [[field, Array.isArray(given) ? known : known[0]] as const];
  });
  return { data: { ...data, ...Object.fromEntries(found) } as Record<string, unknown>, faults };
}

/** Enterprises with one of these credit codes or names that are in the park or on their way in. */
const findPresent = (db: Db, codes: string[], names: string[]): Promise<EnterpriseRow[]> =>
  db
    .select()
    .from(enterprises)
    .where(
      and(
        ne(enterprises.entryStatus, 'REJECTED'),
        or(inArray(enterprises.creditCode, codes), hasOneOfNames(enterprises.name, names)),
      ),
    );

function presentFaults(before: EnterpriseRow, data: Readonly<Record<string, unknown>>): CellFault[] {
  if (before.entryStatus !== 'PASSED') return [{ field: 'creditCode', text: m.import_fault_in_admission() }];
  const registered = ['name', 'legalPerson'] as const;
  return registered.flatMap((field) =>
    data[field] !== undefined && data[field] !== before[field]
      ? [{ field, text: m.import_fault_registered({ value: before[field] }), guess: before[field] }]
      : [],
  );
}

export const enterpriseImporter = importer<Admitted>({
  kind: 'ENTERPRISE',
  roles: enterpriseAuditOperate.access,
  needsSecond: true,
  fields,
  keys: ['creditCode'],
  count: (db) => db.$count(enterprises, inArray(enterprises.entryStatus, ['PASSED'])),
  rowsOf: enterpriseRows,
  async check(db, ctx, rows) {
    const codes = await codeLists(db);
    const today = chinaDayOf(ctx.now);
    const present = await findPresent(
      db,
      rows.map(({ data }) => textOf(data.creditCode)),
      rows.map(({ data }) => textOf(data.name)),
    );
    const byCode = new Map(present.map((row) => [row.creditCode, row]));
    const byName = new Map(present.map((row) => [foldName(row.name), row]));
    return rows.map((row) => {
      const { data: coded, faults: unknown } = withCodes(row.data, codes);
      const { admittedOn, ...data } = coded;
      const before = byCode.get(textOf(data.creditCode)) ?? null;
      const was =
        before &&
        (Object.fromEntries(ownFields.map((key) => [key, Reflect.get(before, key)])) as Record<
          string,
          unknown
        >);
      const kept = before && {
        ...was,
        name: before.name,
        creditCode: before.creditCode,
        legalPerson: before.legalPerson,
      };
      const merged = Object.fromEntries(
        Object.entries({ ...kept, ...data }).filter(([, value]) => value !== null),
      );
      const { content: values, faults } = checkContent(content, merged, fields);
      const own: CellFault[] = before ? presentFaults(before, data) : [];
      const sameName = byName.get(foldName(textOf(data.name)));
      if (sameName && !before) own.push({ field: 'name', text: m.fault_enterprise_name_taken() });
      if (values && values.registeredOn > today)
        own.push({ field: 'registeredOn', text: m.fault_registered_late() });
      if (typeof admittedOn === 'string' && admittedOn > today)
        own.push({ field: 'admittedOn', text: m.import_fault_ahead() });
      return {
        faults: [
          ...unknown,
          ...faults.filter(({ field }) => !unknown.some((one) => one.field === field)),
          ...own,
        ],
        content: values && { values, before, admittedOn: typeof admittedOn === 'string' ? admittedOn : null },
        present: before && { id: before.id, version: before.version },
        changes: was
          ? differences(
              fields.filter(({ key }) => ownFields.includes(key)),
              was,
              data,
            )
          : [],
      };
    });
  },
  async write(tx, ctx, rows) {
    // In turn with applications, so that a name or credit code is not taken twice.
    await takeTurn(tx, 'enterprise:submit');
    const saved = await admitEnterprises(tx, ctx, rows);
    return saved.map(({ id, version }, at) => {
      const before = rows[at]?.content.before ?? null;
      return {
        id,
        version,
        before: before && Object.fromEntries(ownFields.map((key) => [key, Reflect.get(before, key)])),
      };
    });
  },
  ...undoIn(enterprises, {
    entity: 'enterprise',
    named: [
      'enterprise_id',
      'payer_enterprise_id',
      'owner_enterprise_id',
      'to_enterprise_id',
      'from_enterprise_id',
    ],
    after: async (tx, ctx, ids) => {
      await refreshEnterprises(tx, ids, ctx.now);
      await invalidateTags(tx, ['enterprise', 'match']);
    },
  }),
});
