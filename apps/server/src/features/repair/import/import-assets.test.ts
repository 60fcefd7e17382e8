import { repairTypeList } from '@portal/contract/repair/terms';
import { expect, it } from 'vitest';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importRuns } from '../../import/import.table.ts';
import { importDesk } from '../../import/testing/import-desk.ts';
import { repairAssets } from '../repair.table.ts';

const park = usePark({ keeper: ['OP_PROPERTY'] }, { empties: [importRuns, repairAssets, businessData] });
const desk = importDesk(park, () => park.keeper.token);

const heads = ['设备编号', '设备名称', '设备类型', '具体位置', '扫码报修'];

it('takes assets with a code each for their label, keeps it when they change, and gives them back', async () => {
  await park.db.insert(businessData).values([
    { type: repairTypeList, code: 'AIR', name: '空调' },
    { type: repairTypeList, code: 'LIFT', name: '电梯', shield: 1 },
  ]);
  const first = await desk.check({ 设备: [heads, ['AC-1', '新风机组', '空调', '3 层机房', '否']] });
  expect(first.counts).toMatchObject({ NEW: 1 });
  await desk.operate(first, 'write');
  const [asset] = await park.db.select().from(repairAssets);
  expect(asset).toMatchObject({ no: 'AC-1', typeCode: 'AIR', guests: false });
  expect(asset?.code).toMatch(/^[\w-]{12}$/);
  const second = await desk.check({
    设备: [
      heads,
      ['AC-1', '新风机组', '空调', '4 层机房', '是'],
      ['AC-1', '新风机组', '空调', '5 层机房', '是'],
      ['L-1', '客梯', '电梯', '大厅', ''],
      ['L-2', '货梯', '升降机', '大厅', ''],
      ['', '无号', '空调', '大厅', ''],
    ],
  });
  expect(second.counts).toMatchObject({ CHANGED: 1, FAULT: 4 });
  expect((await desk.rows(second)).map(({ faults }) => faults.map(({ field }) => field))).toEqual([
    ['no'],
    ['type'],
    ['type'],
    ['no'],
  ]);
  const written = await desk.operate(second, 'write');
  const [changed] = await park.db.select().from(repairAssets);
  expect(changed).toMatchObject({ place: '4 层机房', guests: true, code: asset?.code });
  await desk.operate(written, 'undo');
  const [restored] = await park.db.select().from(repairAssets);
  expect(restored).toMatchObject({ place: '3 层机房', guests: false, code: asset?.code });
  await desk.operate(await desk.see(first), 'undo');
  expect(await park.db.$count(repairAssets)).toBe(1);
});
