import { beforeAll, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { cases } from '../../case/case.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from '../../import/import.table.ts';
import { allImporters } from '../../import/testing/import-file.ts';
import { useImport } from '../../import/testing/use-import.ts';
import { services, shops } from '../market.table.ts';
import { insertCategory, insertService, insertShop } from '../testing/insert-shop.ts';

const park = usePark(
  { audit: ['OP_AUDIT'], office: ['OP_SERVICE'] },
  { empties: [importRuns, importLayouts, services, shops, cases] },
);
const { check, operate, faultsOf } = useImport(park, 'SHOP');

let enterpriseId: string;
beforeAll(async () => {
  await insertCategory(park.db);
  enterpriseId = await insertEnterprise(park.db, {
    name: '云岫检测服务有限公司',
    creditCode: '91990000MA00000SH1',
  });
  for (const name of ['青禾苗木有限公司', '三亩花田有限公司', '四季温室有限公司'])
    await insertEnterprise(park.db, { name });
});

const heads = ['企业', '店名', '简介', '服务分类'];
const intro = '农残、病毒、基质检测，按样报价，当天出报告。';

it('opens shops of enterprises, and takes them back', async () => {
  const { token } = park.audit;
  const rows = [
    ['91990000MA00000SH1', '云岫检测', intro, '检测认证'],
    ['青禾苗木有限公司', '青禾苗木', intro, '检测认证'],
  ];
  const run = await operate(await check(token, [heads, ...rows]), 'write', token);
  expect(run).toMatchObject({ state: 'DONE', created: 2 });
  expect(await park.db.select().from(shops).orderBy(shops.name)).toMatchObject([
    { enterpriseId, name: '云岫检测', status: 'OPEN', categoryCodes: ['TESTING'] },
    { name: '青禾苗木', status: 'OPEN' },
  ]);
  expect(await park.db.$count(cases)).toBe(2);
  const logs = await park.db.select().from(operLogs);
  expect(logs.filter(({ event }) => event === 'shop.import')).toHaveLength(2);
  expect((await check(token, [heads, ...rows])).counts).toMatchObject({ SAME: 2 });
  const undone = await operate(run, 'undo', token);
  expect(undone.results).toMatchObject({ UNDONE: 2 });
  expect(await park.db.$count(shops)).toBe(0);
});

it('names what is wrong', async () => {
  const { token } = park.audit;
  await insertShop(park.db, { enterpriseId, name: '云岫检测', intro });
  const rows = [
    ['没有的企业', '没有的店', intro, '检测认证'],
    ['青禾苗木有限公司', '云岫检测', intro, '检测认证'],
    ['三亩花田有限公司', '三亩花田', intro, '花卉检测'],
    ['四季温室有限公司', '四季温室', '太短', '检测认证'],
    ['云岫检测服务有限公司', '改过的店名', intro, '检测认证'],
  ];
  const run = await check(token, [heads, ...rows]);
  expect(new Map(await faultsOf(run, token))).toEqual(
    new Map([
      [2, 'enterprise'],
      [3, 'name'],
      [4, 'categories'],
      [5, 'intro'],
      [6, 'name'],
    ]),
  );
});

it('leaves the park with its services, as the import finds them the same', async () => {
  const shopId = await insertShop(park.db, { enterpriseId, name: '云岫检测', intro });
  await insertShop(park.db, {
    enterpriseId: await insertEnterprise(park.db, { name: '歇业的' }),
    status: 'CLOSED',
  });
  await insertService(park.db, { shopId, title: '农残筛查', processSteps: ['收样、编码', '出具报告'] });
  await insertService(park.db, { shopId, title: '下架的', status: 'OFF' });
  const rowsOf = async (kind: 'SHOP' | 'SERVICE') => {
    const found = [];
    for await (const rows of allImporters.of(kind).rowsOf?.(park.db, '2026-11-21') ?? []) found.push(...rows);
    return found;
  };
  expect(await rowsOf('SHOP')).toEqual([
    { enterprise: '91990000MA00000SH1', name: '云岫检测', intro, categories: ['检测认证'] },
  ]);
  expect(await rowsOf('SERVICE')).toMatchObject([
    { shop: '云岫检测', title: '农残筛查', category: '检测认证', regions: [], priceFen: 48_000 },
  ]);
});
