import { expect, it } from 'vitest';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from '../../import/import.table.ts';
import { useImport } from '../../import/testing/use-import.ts';
import { tutors } from '../tutor.table.ts';

const park = usePark({ office: ['OP_SERVICE'] }, { empties: [importRuns, importLayouts, tutors] });
const { check, operate, faultsOf } = useImport(park, 'TUTOR');

const heads = ['姓名', '职务', '领域', '擅长', '简介', '每小时费用'];
const row = (
  name: string,
  area = '种植栽培',
  intro = '从事花卉栽培三十年，主持过多个项目。',
  fee = '100',
) => [name, '高级农艺师', area, '月季、温室环境', intro, fee];

it('adds and changes tutors by name, and takes both back', async () => {
  const { token } = park.office;
  const area = (await areas())[0];
  const first = await operate(await check(token, [heads, row('沈知秋', area)]), 'write', token);
  expect(first).toMatchObject({ state: 'DONE', created: 1 });
  expect(await park.db.select().from(tutors)).toMatchObject([
    { name: '沈知秋', fields: ['月季', '温室环境'], feeFenPerHour: 10_000, status: 'OPEN', career: [] },
  ]);
  const second = await check(token, [heads, row('沈知秋', area, undefined, '200'), row('顾春分', area)]);
  expect(second.counts).toMatchObject({ CHANGED: 1, NEW: 1 });
  const written = await operate(second, 'write', token);
  await operate(written, 'undo', token);
  expect(await park.db.select().from(tutors)).toMatchObject([{ name: '沈知秋', feeFenPerHour: 10_000 }]);
});

it('names what is wrong', async () => {
  const { token } = park.office;
  const area = (await areas())[0];
  const run = await check(token, [heads, row('沈知秋', '占星'), row('', area), row('顾春分', area, '太短')]);
  expect(new Map(await faultsOf(run, token))).toEqual(
    new Map([
      [2, 'area'],
      [3, 'name'],
      [4, 'intro'],
    ]),
  );
});

/** The areas as a sheet names them. */
async function areas(): Promise<string[]> {
  const run = await check(park.office.token, [heads, row('谁')]);
  return run.sheets[0]?.fields.find(({ key }) => key === 'area')?.options.map(({ text }) => text) ?? [];
}
