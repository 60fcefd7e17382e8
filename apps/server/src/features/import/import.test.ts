import type { ImportRun } from '@portal/contract/import/import';
import { importKinds } from '@portal/contract/import/terms';
import { retCodes } from '@portal/contract/ret-code';
import { asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { writeSampleSheet } from '../../platform/xlsx/testing/sample-sheets.ts';
import { meters } from '../billing/meter/meter.table.ts';
import { insertMeter } from '../billing/testing/insert-meter.ts';
import { buildings, units } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { importLayouts, importRows, importRuns } from './import.table.ts';
import { allImporters, bookOf, runImports, uploadImport } from './testing/import-file.ts';

const park = usePark(
  { keeper: ['OP_PROPERTY'], other: ['OP_PROPERTY'], finance: ['OP_FINANCE'], member: 'owner' },
  { empties: [importRuns, importLayouts, meters, units, buildings] },
);

const buildingHeads = ['楼名', '类型', '坐落', '建面', '总层数', '简介', '楼管', '楼管电话'];
const buildingRow = (name: string, floors: number | string = 6) => [
  name,
  '办公楼',
  '云岫路 1 号',
  '12600.5',
  floors,
  '主楼',
  '顾春分',
  '0871-60010001',
];
const unitHeads = ['楼栋', '房号', '层', '面积（㎡）', '用途', '牌价', '物业费'];
const unitRow = (
  building: string,
  no: string,
  floor: number | string = 3,
  area: number | string = '310.00',
) => [building, no, floor, area, '办公', '26.00', '4.8'];

const call = <K extends Parameters<typeof park.call>[0]>(
  key: K,
  input: Record<string, unknown>,
  token = park.keeper.token,
) => park.call(key, input, token);

const upload = async (sheets: Parameters<typeof bookOf>[0], given?: Parameters<typeof uploadImport>[3]) =>
  uploadImport(park, park.keeper.token, await bookOf(sheets), given);

const work = () => runImports(park, () => park.now);
const see = async (id: string) => (await call('GET /api/importManage/import/queryDetail', { id })).data;
const mappingOf = ({ sheets }: ImportRun) => ({
  sheets: sheets.map(({ sheetId, columns, constants }) => ({
    sheetId,
    fields: columns.map(({ field }) => field),
    constants,
  })),
});

async function check(run: ImportRun, data: object = mappingOf(run)): Promise<ImportRun> {
  const { header } = await call('POST /api/importManage/import/map', {
    id: run.importId,
    version: run.version,
    data,
  });
  expect(header.retMsg).toBe('操作成功');
  await work();
  return see(run.importId);
}

const operate = async (run: ImportRun, event: string, token = park.keeper.token) =>
  park.call(
    'POST /api/importManage/import/operate',
    { id: run.importId, event, version: run.version },
    token,
  );

async function write(run: ImportRun): Promise<ImportRun> {
  expect((await operate(run, 'write')).header.retMsg).toBe('操作成功');
  await work();
  return see(run.importId);
}

const rowsOf = async ({ importId: id, sheets }: ImportRun, at = 0, tab?: string) =>
  (
    await call('GET /api/importManage/import/queryRows', {
      id,
      sheetId: sheets[at]?.sheetId,
      ...(tab !== undefined && { tab }),
      pageSize: 50,
    })
  ).data.rows;

const mend = async (run: ImportRun, line: number, data: object, at = 0) => {
  const sheetId = run.sheets[at]?.sheetId;
  const answer = await call('POST /api/importManage/import/mend', {
    id: run.importId,
    version: run.version,
    sheetId,
    line,
    data,
  });
  return { ...answer, run: { ...run, version: answer.data?.version ?? run.version } };
};

const wholeBook = {
  封面: [['云岫花谷产业园'], ['台账']],
  房源: [unitHeads, unitRow('A座', '301'), unitRow('A座', '302'), unitRow('旧楼', '101', 1)],
  楼宇: [buildingHeads, buildingRow('A座'), buildingRow('B座')],
};

it('has an importer for every kind', () => {
  expect(allImporters.all.map(({ kind }) => kind)).toEqual([...importKinds]);
});

it('recognises the sheets of a workbook by their heads, and puts them in order', async () => {
  const { data } = await upload(wholeBook);
  expect(data).toMatchObject({
    state: 'MAPPING',
    no: 'DR20261121-0001',
    kinds: ['BUILDING', 'UNIT'],
    canMap: true,
  });
  expect(data.sheets.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['BUILDING', 2],
    ['UNIT', 3],
  ]);
  expect(data.sheets[0]?.columns.map(({ field, basis }) => [field, basis])).toEqual(
    ['name', 'kind', 'address', 'areaX100', 'floors', 'intro', 'managerName', 'managerPhone'].map((field) => [
      field,
      'NAME',
    ]),
  );
  expect(data.sheets[1]?.columns[3]).toMatchObject({
    head: '面积（㎡）',
    samples: ['310.00'],
    field: 'areaX100',
  });
});

it('counts in a dry run what is new, changed, the same and at fault, and writes nothing', async () => {
  const a = await insertBuilding(park.db, { name: 'A座', floors: 5 });
  await insertUnit(park.db, {
    buildingId: a,
    no: '301',
    floor: 3,
    areaX100: 31_000,
    use: '办公',
    rentFenPerM2Month: 2_600,
    propertyFeeFenPerM2Month: 480,
  });
  const { data } = await upload({
    ...wholeBook,
    房源: [
      unitHeads,
      unitRow('A座', '301'),
      unitRow('A座', '302', 7),
      unitRow('旧楼', '101'),
      unitRow('A座', '303', 3, '三百'),
      unitRow('A座', '304'),
      unitRow('a座', '304'),
    ],
  });
  const run = await check(data);
  expect(run).toMatchObject({ state: 'CHECKED', actions: ['write', 'drop'] });
  expect(run.sheets[0]?.counts).toMatchObject({ NEW: 1, CHANGED: 1, FAULT: 0 });
  expect(run.sheets[1]?.counts).toMatchObject({ NEW: 1, SAME: 1, FAULT: 4 });
  const [changed] = await rowsOf(run, 0, 'CHANGED');
  expect(changed?.changes.find(({ field }) => field === 'floors')).toEqual({
    field: 'floors',
    from: '5',
    to: '6',
  });
  const faults = (await rowsOf(run, 1, 'LOOK')).map(({ line, faults: [first] }) => [
    line,
    first?.field,
    first?.text,
  ]);
  expect(faults).toEqual([
    [3, 'floor', expect.stringContaining('6')],
    [4, 'building', '没有叫“旧楼”的楼宇'],
    [5, 'areaX100', expect.any(String)],
    [7, expect.any(String), expect.any(String)],
  ]);
  expect([await park.db.$count(buildings), await park.db.$count(units)]).toEqual([1, 1]);
});

it('writes the good rows of all sheets, logs import and row, and gives the rest back', async () => {
  const checked = await check((await upload(wholeBook)).data);
  const run = await write(checked);
  expect(run).toMatchObject({
    state: 'DONE',
    created: 4,
    changed: 0,
    results: { WRITTEN: 4, OPEN: 1 },
    totalRows: 4,
    doneRows: 4,
  });
  const rows = await park.db.select().from(units).orderBy(asc(units.no));
  expect(
    rows.map(({ no, areaX100, rentFenPerM2Month, propertyFeeFenPerM2Month, state, createdBy }) => [
      no,
      areaX100,
      rentFenPerM2Month,
      propertyFeeFenPerM2Month,
      state,
      createdBy,
    ]),
  ).toEqual(['301', '302'].map((no) => [no, 31_000, 2_600, 480, 'VACANT', park.keeper.user.id]));
  const logs = await park.db
    .select()
    .from(operLogs)
    .where(
      inArray(
        operLogs.entityId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(operLogs.id));
  expect(logs.map(({ after, userId }) => [(after as { importedFrom: string }).importedFrom, userId])).toEqual(
    [
      [`${run.no}/2`, park.keeper.user.id],
      [`${run.no}/3`, park.keeper.user.id],
    ],
  );
  const rest = await park.app.inject({
    url: `/api/importManage/import/rest?id=${run.importId}`,
    headers: { token: park.keeper.token },
  });
  const back = await uploadImport(park, park.keeper.token, rest.rawPayload, { name: '未写入.xlsx' });
  expect(
    back.data.sheets.map(({ kind, rows: count, columns }) => [kind, count, columns.at(-1)?.samples]),
  ).toEqual([['UNIT', 1, ['楼宇：没有叫“旧楼”的楼宇']]]);
  // The same file again changes nothing.
  const again = await check((await upload(wholeBook)).data);
  expect(again.counts).toMatchObject({ NEW: 0, CHANGED: 0, SAME: 4, FAULT: 1 });
  expect(again.actions).toEqual(['drop']);
  expect((await operate(again, 'write')).header.retMsg).toBe('没有可写入的行');
});

it('mends cells in place, counts again, and keeps them when the file is loaded again', async () => {
  const sheets = {
    楼宇: [buildingHeads, buildingRow('A座', '六层半'), buildingRow('B座'), buildingRow('B座')],
  };
  let run = await check((await upload(sheets)).data);
  expect(run.counts).toMatchObject({ NEW: 1, FAULT: 2 });
  const first = await mend(run, 2, { cells: { floors: '6' } });
  expect(first.data).toMatchObject({
    counts: { NEW: 2, FAULT: 1 },
    row: { verdict: 'NEW', cells: { floors: '6' }, original: { floors: '六层半' }, faults: [] },
  });
  // Renaming the first of two equal rows mends the second.
  const second = await mend(first.run, 3, { cells: { name: 'C座' } });
  expect(second.data.counts).toMatchObject({ NEW: 3, FAULT: 0 });
  const wrong = await mend(second.run, 3, { cells: { floors: '0' } });
  expect(wrong.data.row.faults[0]?.field).toBe('floors');
  const skipped = await mend(wrong.run, 4, { skip: true });
  expect(skipped.data).toMatchObject({
    counts: { NEW: 1, FAULT: 1, SKIPPED: 1 },
    row: { verdict: 'SKIPPED' },
  });
  expect((await mend(run, 2, { cells: { floors: '7' } })).header.retCode).toBe(retCodes.VERSION_CONFLICT);
  expect((await mend(skipped.run, 2, { cells: { id: '1' } })).header.retCode).toBe(retCodes.FIELD_REFUSED);
  run = (await upload({ 楼宇: [...sheets.楼宇, buildingRow('D座')] }, { id: run.importId })).data;
  run = await check(run);
  expect(run.counts).toMatchObject({ NEW: 2, FAULT: 1, SKIPPED: 1 });
  expect((await rowsOf(run)).map(({ cells }) => [cells.name, cells.floors])).toEqual([
    ['A座', '6'],
    ['C座', '0'],
    ['B座', '6'],
    ['D座', '6'],
  ]);
});

it('asks about what is doubtful, and takes the answer', async () => {
  await insertBuilding(park.db, { name: 'A座', floors: 6, areaX100: 100_000 });
  const run = await check(
    (await upload({ 房源: [unitHeads, unitRow('A座', '301', 3, '31000'), unitRow('A座', '302')] })).data,
  );
  expect(run.counts).toMatchObject({ NEW: 1, DOUBTFUL: 1 });
  const [doubtful] = await rowsOf(run, 0, 'LOOK');
  expect(doubtful?.doubts).toEqual([
    { field: 'areaX100', text: '比整栋楼的 1000 平方米还大', guess: null, pictureId: '' },
  ]);
  const accepted = await mend(run, 2, { cells: {}, accept: true });
  expect(accepted.data).toMatchObject({
    counts: { NEW: 2, DOUBTFUL: 0 },
    row: { verdict: 'NEW', doubts: [] },
  });
});

it('maps by hand, takes fixed values, and remembers the layout', async () => {
  const odd = {
    表: [
      ['甲', '乙', '丙', '丁'],
      ['A座', '办公楼', '云岫路 1 号', '6'],
      ['B座', '温室', '云岫路 2 号', '2'],
    ],
  };
  expect((await upload(odd)).header.retCode).toBe(retCodes.FIELD_REFUSED);
  const { data, header } = await upload(odd, { kind: 'BUILDING' });
  expect(header.retMsg).toBe('操作成功');
  // Only the kinds of buildings are recognised, by their values.
  expect(data.sheets[0]?.columns.map(({ field, basis }) => [field, basis])).toEqual([
    [null, null],
    ['kind', 'SAMPLE'],
    [null, null],
    [null, null],
  ]);
  const sheetId = data.sheets[0]?.sheetId;
  const mapping = (fields: (string | null)[], constants = {}) => ({
    sheets: [{ sheetId, fields, constants }],
  });
  const map = (given: object) =>
    call('POST /api/importManage/import/map', { id: data.importId, version: data.version, data: given });
  const fields = ['name', 'kind', 'address', 'floors'];
  expect((await map(mapping(fields))).header.retMsg).toBe('还缺必填的：总面积、说明、楼宇管家、管家电话');
  expect((await map(mapping(['name', 'name', null, null]))).header.retMsg).toContain('对应了两列');
  expect((await map(mapping(['name', 'buildingId', null, null]))).header.retCode).toBe(
    retCodes.FIELD_REFUSED,
  );
  const constants = {
    areaX100: '1000',
    intro: '未说明',
    managerName: '顾春分',
    managerPhone: '0871-60010001',
  };
  const run = await check(data, mapping(fields, constants));
  expect(run.counts).toMatchObject({ NEW: 2 });
  const again = await upload(odd, { kind: 'BUILDING' });
  expect(again.data.sheets[0]?.columns.map(({ field, basis }) => [field, basis])).toEqual(
    fields.map((field) => [field, 'LAYOUT']),
  );
});

it('looks again at rows that lacked what is mended on another sheet', async () => {
  const run = await check(
    (
      await upload({
        楼宇: [buildingHeads, buildingRow('A座', '很多')],
        房源: [unitHeads, unitRow('A 座', '３０１')],
      })
    ).data,
  );
  expect(run.counts).toMatchObject({ NEW: 0, FAULT: 2 });
  expect((await mend(run, 2, { cells: { floors: '6' } })).data.counts).toMatchObject({ NEW: 2, FAULT: 0 });
  await write(await see(run.importId));
  expect(await park.db.select({ no: units.no }).from(units)).toEqual([{ no: '301' }]);
});

it('reads every sheet of a workbook, however many come before', async () => {
  const notes = Object.fromEntries(
    ['封面', '目录', '说明', '口径', '附注'].map((name) => [name, [[name], ['无']]]),
  );
  const { data } = await upload({ ...notes, 楼宇: wholeBook.楼宇 });
  expect(data.kinds).toEqual(['BUILDING']);
});

it('undoes an import for a day, except what was built upon or changed since', async () => {
  const old = await insertBuilding(park.db, { name: 'B座', floors: 4, kind: 'COLD' });
  const run = await write(await check((await upload({ 楼宇: wholeBook.楼宇, 房源: wholeBook.房源 })).data));
  expect(run).toMatchObject({ created: 3, changed: 1 });
  const [one, two] = await park.db.select().from(units).orderBy(asc(units.no));
  await insertMeter(park.db, { unitId: one?.id ?? '' });
  const preview = (await call('GET /api/importManage/import/queryUndo', { id: run.importId })).data;
  expect(preview).toMatchObject({ undone: 2, keptTotal: 2 });
  expect(preview.kept.map(({ name, reasons }) => [name, reasons])).toEqual([
    ['a座/301', ['已有表计']],
    // The building can't go as long as its unit stays.
    ['a座', ['已有单元']],
  ]);
  expect((await operate(run, 'undo')).header.retMsg).toBe('操作成功');
  await work();
  const undone = await see(run.importId);
  expect(undone).toMatchObject({ state: 'UNDONE', results: { UNDONE: 2, KEPT: 2 }, actions: [] });
  expect(await park.db.$count(units, eq(units.id, two?.id ?? ''))).toBe(0);
  const [restored] = await park.db.select().from(buildings).where(eq(buildings.id, old));
  expect(restored).toMatchObject({ floors: 4, kind: 'COLD', version: 3 });
});

it('cannot be undone after a day', async () => {
  const run = await write(await check((await upload({ 楼宇: wholeBook.楼宇 })).data));
  expect(run.actions).toEqual(['undo']);
  await park.db.update(importRuns).set({ writtenAt: new Date(park.now.getTime() - 24 * 3_600_000) });
  expect((await see(run.importId)).actions).toEqual([]);
  expect((await operate(run, 'undo')).header.retMsg).toContain('过了撤销期');
});

describe('what is refused', () => {
  it('refuses files that are no tables, too large, or about nothing that is known', async () => {
    const send = (content: Buffer, name?: string) =>
      uploadImport(park, park.keeper.token, content, name ? { name } : {});
    expect((await send(Buffer.from('not a table\u0000'), 'a.xlsx')).header).toMatchObject({
      retCode: retCodes.FILE_REFUSED,
      retMsg: expect.stringContaining('xlsx'),
    });
    const large = await send(Buffer.alloc(50 * 1024 * 1024 + 1, 'x'), 'large.csv');
    expect(large.header).toMatchObject({
      retCode: retCodes.FILE_REFUSED,
      retMsg: expect.stringContaining('最多 20 MB'),
    });
    expect(
      (
        await send(
          await bookOf({
            表: [
              ['甲', '乙'],
              ['1', '2'],
            ],
          }),
        )
      ).header.retMsg,
    ).toContain('看不出是哪种数据');
  });

  it('reads CSV, and refuses formulas at their cells', async () => {
    const csv = [buildingHeads.join(','), buildingRow('=1+1').join(','), buildingRow('A座').join(',')].join(
      '\n',
    );
    const { data } = await uploadImport(park, park.keeper.token, Buffer.from(csv), { name: 'a.csv' });
    const run = await check(data);
    expect(run.counts).toMatchObject({ NEW: 1, FAULT: 1 });
    expect((await rowsOf(run, 0, 'FAULT'))[0]?.faults).toEqual([
      expect.objectContaining({ field: 'name', text: expect.stringContaining('公式') }),
    ]);
  });

  it('reads the result of a formula in a workbook, and refuses one without', async () => {
    const formula = { formula: 'CONCATENATE("A","座")' };
    const content = await writeSampleSheet([
      buildingHeads,
      [{ ...formula, result: 'A座' }, ...buildingRow('').slice(1)],
      [formula, ...buildingRow('').slice(1)],
    ]);
    const run = await check((await uploadImport(park, park.keeper.token, content)).data);
    expect(run.counts).toMatchObject({ NEW: 1, FAULT: 1 });
    expect((await rowsOf(run, 0, 'NEW'))[0]?.cells.name).toBe('A座');
    expect((await rowsOf(run, 0, 'FAULT'))[0]?.faults.map(({ field }) => field)).toEqual(['name']);
  });

  it('knows no sheet of another import, and no import of kinds that are not the caller’s', async () => {
    const own = await check((await upload({ 楼宇: wholeBook.楼宇 })).data);
    const { data: foreign } = await upload({ 楼宇: wholeBook.楼宇 });
    const id = own.importId;
    const sheetId = foreign.sheets[0]?.sheetId;
    const version = own.version;
    const sheets = mappingOf(foreign).sheets;
    const answers = [
      await call('POST /api/importManage/import/map', { id, version, data: { sheets } }),
      await call('POST /api/importManage/import/mend', {
        id,
        version,
        sheetId,
        line: 2,
        data: { skip: true },
      }),
      await call('GET /api/importManage/import/queryRows', { id, sheetId }),
      await call(
        'POST /api/importManage/import/operate',
        { id, version, event: 'write' },
        park.finance.token,
      ),
      await call('GET /api/importManage/import/queryUndo', { id }, park.finance.token),
    ];
    expect(answers.map(({ header }) => header.retCode)).toEqual(answers.map(() => retCodes.NOT_FOUND));
    expect((await see(id)).state).toBe('CHECKED');
  });

  it('follows the rights of each kind', async () => {
    const content = await bookOf({ 楼宇: wholeBook.楼宇 });
    expect((await uploadImport(park, park.finance.token, content, { kind: 'BUILDING' })).header.retCode).toBe(
      retCodes.RIGHT_MISSING,
    );
    expect((await uploadImport(park, park.member.token, content)).header.retCode).toBe(
      retCodes.SECURITY_STOP,
    );
    expect(
      (await call('GET /api/importManage/import/queryKinds', {}, park.finance.token)).data.rows.map(
        ({ kind }) => kind,
      ),
    ).not.toContain('BUILDING');
    const { data } = await uploadImport(park, park.keeper.token, content);
    const hidden = await call(
      'GET /api/importManage/import/queryDetail',
      { id: data.importId },
      park.finance.token,
    );
    expect(hidden.header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await call('GET /api/importManage/import/queryList', {}, park.finance.token)).data.total).toBe(0);
    expect(
      (await call('GET /api/importManage/import/queryDetail', { id: data.importId }, park.other.token)).header
        .retCode,
    ).toBe('000000');
  });

  it('writes nothing once the operator has lost the right', async () => {
    const run = await check((await upload({ 楼宇: wholeBook.楼宇 })).data);
    expect((await operate(run, 'write')).header.retCode).toBe('000000');
    await park.db
      .update(importRuns)
      .set({ actingFor: { userId: park.finance.user.id, ip: '', userAgent: '' } });
    await work();
    expect(await park.db.$count(buildings)).toBe(0);
    expect((await see(run.importId)).state).toBe('DONE');
  });
});

it('offers a template that is recognised, and whose example is skipped', async () => {
  for (const kind of ['BUILDING', 'UNIT']) {
    const { rawPayload } = await park.app.inject({
      url: `/api/importManage/import/template?kind=${kind}`,
      headers: { token: park.keeper.token },
    });
    const answer = await uploadImport(park, park.keeper.token, rawPayload);
    expect(answer.header.retMsg).toContain('看不出是哪种数据');
  }
});

it('writes each row once, whatever is written twice at once', async () => {
  const run = await check((await upload(wholeBook)).data);
  const answers = await Promise.all([operate(run, 'write'), operate(run, 'write', park.other.token)]);
  expect(answers.map(({ header }) => header.retCode).toSorted()).toEqual([
    '000000',
    retCodes.VERSION_CONFLICT,
  ]);
  await Promise.all([work(), work()]);
  expect(await park.db.$count(units)).toBe(2);
  expect(await park.db.$count(importRows, eq(importRows.status, 'WRITTEN'))).toBe(4);
});
