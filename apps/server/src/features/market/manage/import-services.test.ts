import { beforeAll, expect, it } from 'vitest';
import { cases } from '../../case/case.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from '../../import/import.table.ts';
import { useImport } from '../../import/testing/use-import.ts';
import { services } from '../market.table.ts';
import { insertCategory, insertShop } from '../testing/insert-shop.ts';

const park = usePark({ office: ['OP_SERVICE'] }, { empties: [importRuns, importLayouts, services, cases] });
const { check, operate, faultsOf } = useImport(park, 'SERVICE');

let shopId: string;
beforeAll(async () => {
  await insertCategory(park.db);
  const enterpriseId = await insertEnterprise(park.db, { name: '云岫检测服务有限公司' });
  shopId = await insertShop(park.db, { enterpriseId, name: '云岫检测' });
  const closed = await insertEnterprise(park.db, { name: '歇业有限公司' });
  await insertShop(park.db, { enterpriseId: closed, status: 'CLOSED' });
});

const heads = ['企业', '服务名称', '分类', '计价方式', '价格', '单位', '服务说明', '流程', '材料'];
const row = (shop: string, title: string, price = '480', category = '检测认证') => [
  shop,
  title,
  category,
  '按单位计价',
  price,
  '样',
  '农残筛查九十六项，报告列出每一项的检出限与不确定度。',
  '收样编码、出具报告',
  '同批次花材 20 枝',
];

/** Names the kind of price as the sheet’s options do. */
async function unitPrice(): Promise<string> {
  const run = await check(park.office.token, [heads, row('云岫检测', '看一看')]);
  return run.sheets[0]?.fields.find(({ key }) => key === 'priceKind')?.options[1]?.text ?? '';
}

it('offers services in open shops, and takes them back', async () => {
  const { token } = park.office;
  const kind = await unitPrice();
  const rows = [row('云岫检测服务有限公司', '农残筛查'), row('云岫检测', '病毒检测')].map((cells) =>
    cells.with(3, kind),
  );
  const run = await operate(await check(token, [heads, ...rows]), 'write', token);
  expect(run).toMatchObject({ state: 'DONE', created: 2 });
  expect(await park.db.select().from(services).orderBy(services.title)).toMatchObject([
    { shopId, title: '农残筛查', status: 'ON', priceKind: 'UNIT', priceFen: 48_000, unit: '样' },
    { shopId, title: '病毒检测', processSteps: ['收样编码', '出具报告'] },
  ]);
  expect(await park.db.$count(cases)).toBe(2);
  expect((await check(token, [heads, ...rows])).counts).toMatchObject({ SAME: 2 });
  const undone = await operate(run, 'undo', token);
  expect(undone.results).toMatchObject({ UNDONE: 2 });
  expect(await park.db.$count(services)).toBe(0);
});

it('names what is wrong', async () => {
  const { token } = park.office;
  const kind = await unitPrice();
  const rows = [
    row('没有的店', '农残筛查'),
    row('歇业有限公司', '农残筛查'),
    row('云岫检测', '农残', '480', '花卉检测'),
    row('云岫检测', '病毒检测', ''),
  ].map((cells) => cells.with(3, kind));
  const run = await check(token, [heads, ...rows]);
  expect(new Map(await faultsOf(run, token))).toEqual(
    new Map([
      [2, 'shop'],
      [3, 'shop'],
      [4, 'category'],
      [5, 'priceFen'],
    ]),
  );
});
