import { expect, it } from 'vitest';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from '../../import/import.table.ts';
import { useImport } from '../../import/testing/use-import.ts';
import { messages } from '../../message/message.table.ts';
import { activities } from '../activity.table.ts';

const park = usePark(
  { office: ['OP_SERVICE'], second: ['OP_SERVICE'] },
  { empties: [importRuns, importLayouts, activities] },
);
const { check, operate, rowsOf, faultsOf } = useImport(park, 'ACTIVITY');

const heads = ['活动名称', '开始时间', '结束时间', '主办方', '地点', '内容', '人数'];
const row = (title: string, start: string, end: string) => [
  title,
  start,
  end,
  '云岫花谷运营中心',
  '创研楼A座 108',
  '现场看水肥机的配方与回液检测。',
  '60',
];
const past = row('水肥现场会', '2024-05-18 09:00', '2024-05-18');

it('archives what is over, drafts the rest, and notifies nobody', async () => {
  const checked = await check(park.office.token, [
    heads,
    past,
    row('春季培训', '2027-03-01 09:00', '2027-03-01 17:00'),
  ]);
  expect(await rowsOf(checked, park.office.token, 'FAULT')).toEqual([]);
  expect(checked.counts).toMatchObject({ NEW: 2 });
  const proposed = await operate(checked, 'propose', park.office.token);
  const run = await operate(proposed, 'approve', park.second.token);
  expect(run).toMatchObject({ state: 'DONE', created: 2 });
  expect(await park.db.select().from(activities).orderBy(activities.startAt)).toMatchObject([
    {
      title: '水肥现场会',
      status: 'ARCHIVED',
      startAt: new Date('2024-05-18T01:00:00Z'),
      endAt: new Date('2024-05-18T16:00:00Z'),
      capacity: 60,
    },
    { title: '春季培训', status: 'DRAFT', publishedAt: null },
  ]);
  expect(await park.db.$count(messages)).toBe(0);
  const again = await check(park.office.token, [heads, past, past.with(4, '温室')]);
  expect(again.counts).toMatchObject({ SAME: 1, FAULT: 1 });
  const undone = await operate(run, 'undo', park.office.token);
  expect(undone.results).toMatchObject({ UNDONE: 2 });
});

it('names what is wrong', async () => {
  const { token } = park.office;
  const run = await check(token, [
    heads,
    row('倒着走', '2024-05-18 09:00', '2024-05-17 09:00'),
    row('', '2024-05-18 09:00', '2024-05-18'),
    row('没有时间', '', '2024-05-18'),
    row('哪一天', '五月', '2024-05-18'),
  ]);
  expect(run.counts).toMatchObject({ FAULT: 4 });
  const fields = new Map(await faultsOf(run, token));
  expect([...fields.keys()]).toEqual([2, 3, 4, 5]);
  expect(fields.get(3)).toBe('title');
  expect((await rowsOf(run, token, 'FAULT'))[0]?.faults.map(({ field }) => field)).toContain('endAt');
});
