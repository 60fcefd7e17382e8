import { and, asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importRuns } from '../../import/import.table.ts';
import { importDesk } from '../../import/testing/import-desk.ts';
import { businessData, regions } from '../dictionary.table.ts';
import { enterFixedEntries } from '../manage/fixed-entries.ts';

const park = usePark({ admin: ['OP_ADMIN'] }, { empties: [importRuns, businessData, regions] });
const desk = importDesk(park, () => park.admin.token);

const heads = ['字典', '条目名称', '代码', '分组', '上级'];
const inList = (list: string) =>
  park.db.select().from(businessData).where(eq(businessData.type, list)).orderBy(asc(businessData.sort));

it('adds entries after the others, with codes where a row has none, and takes unused ones back', async () => {
  await enterFixedEntries(park.db);
  await park.db
    .insert(businessData)
    .values({ type: 'ENTERPRISE_PROPERTS', code: 'LTD', name: '有限责任公司', sort: 10 });
  const run = await desk.check({
    字典: [
      heads,
      ['企业性质', '有限责任公司'],
      ['企业性质', '股份有限公司', 'PLC'],
      ['企业性质', '合伙企业'],
      ['企业性质', '个体户', '个体'],
      ['企业性质', '有限公司', 'LTD'],
      ['产业链环节', '育种'],
      ['没有的字典', '育种'],
      ['企业性质', '合伙企业'],
    ],
  });
  expect(run.counts).toMatchObject({ SAME: 1, NEW: 2, FAULT: 5 });
  const faulty = await desk.rows(run);
  expect(faulty.map(({ faults }) => faults.map(({ field }) => field))).toEqual([
    ['code'],
    ['name'],
    ['list'],
    ['list'],
    ['name'],
  ]);
  const written = await desk.operate(run, 'write');
  expect((await inList('ENTERPRISE_PROPERTS')).map(({ code, name, sort }) => [code, name, sort])).toEqual([
    ['LTD', '有限责任公司', 10],
    ['PLC', '股份有限公司', 20],
    ['ENTERPRISE_PROPERTS_3', '合伙企业', 30],
  ]);
  await insertEnterprise(park.db, { name: '满庭芳', property: 'PLC' });
  expect(await desk.preview(written)).toMatchObject({
    undone: 1,
    kept: [{ name: 'enterprise_properts/股份有限公司', reasons: ['有其他记录用到它'] }],
  });
  await desk.operate(written, 'undo');
  expect((await inList('ENTERPRISE_PROPERTS')).map(({ code }) => code)).toEqual(['LTD', 'PLC']);
});

it('adds districts below those of the same sheet, and changes their kind', async () => {
  await park.db.insert(regions).values({ regionId: 'YX', name: '云岫区', kind: '行政区', sort: 10 });
  const run = await desk.check({
    片区: [
      heads,
      ['行政区与片区', '核心片区', 'HX', '片区', '南片'],
      ['行政区与片区', '南片', 'NP', '片区', '云岫区'],
      ['行政区与片区', '云岫区', '', '功能区', ''],
      ['行政区与片区', '北片', 'BP', '', '云岫区'],
      ['行政区与片区', '西片', 'XP', '片区', '天边'],
    ],
  });
  expect(run.counts).toMatchObject({ NEW: 2, CHANGED: 1, FAULT: 2 });
  expect((await desk.rows(run)).map(({ faults }) => faults.map(({ field }) => field))).toEqual([
    ['group'],
    ['parent'],
  ]);
  const written = await desk.operate(run, 'write');
  const all = () => park.db.select().from(regions).orderBy(asc(regions.regionId));
  expect((await all()).map(({ regionId, parentId, kind }) => [regionId, parentId, kind])).toEqual([
    ['HX', 'NP', '片区'],
    ['NP', 'YX', '片区'],
    ['YX', null, '功能区'],
  ]);
  await desk.operate(written, 'undo');
  // What has a district below it stays, until that one is gone.
  expect((await all()).map(({ regionId, kind }) => [regionId, kind])).toContainEqual(['YX', '行政区']);
  const [log] = await park.db
    .select()
    .from(operLogs)
    .where(and(eq(operLogs.entityId, 'REGION/HX'), eq(operLogs.event, 'region.add')));
  expect(log?.after).toMatchObject({ name: '核心片区', importedFrom: `${run.no}/2` });
});
