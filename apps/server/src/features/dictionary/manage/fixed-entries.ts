import type { Db } from '../../../platform/database/database.ts';
import { businessData } from '../dictionary.table.ts';
import { fixedLists } from './dictionary-lists.ts';

type Entry = { code: string; name: string; sort: number };

/** Codes the program has rules for. They cannot be added by hand, so every database gets them at its first start. */
export const fixedEntries: Record<(typeof fixedLists)[number], Entry[]> = {
  CHAIN_STAGE: [
    { code: 'SEED', name: '种源种苗', sort: 10 },
    { code: 'GROW', name: '种植生产', sort: 20 },
    { code: 'POSTHARVEST', name: '采后处理', sort: 30 },
    { code: 'LOGISTICS', name: '冷链物流', sort: 40 },
    { code: 'SALES', name: '交易销售', sort: 50 },
    { code: 'FLORAL', name: '花艺应用', sort: 60 },
    { code: 'RESEARCH', name: '科研检测', sort: 70 },
    { code: 'MATERIAL', name: '农资装备', sort: 80 },
  ],
  POLICY_LEVEL: [
    { code: 'PARK', name: '园区级', sort: 10 },
    { code: 'DISTRICT', name: '区县级', sort: 20 },
    { code: 'CITY', name: '市级', sort: 30 },
    { code: 'PROVINCE', name: '省级', sort: 40 },
    { code: 'NATION', name: '国家级', sort: 50 },
  ],
  POLICY_KIND: [
    { code: 'SUBSIDY', name: '奖补', sort: 10 },
    { code: 'TAX', name: '税费', sort: 20 },
    { code: 'FINANCING', name: '融资', sort: 30 },
    { code: 'TALENT', name: '人才', sort: 40 },
    { code: 'LAND', name: '用地', sort: 50 },
    { code: 'TECH', name: '科技', sort: 60 },
    { code: 'BRAND', name: '品牌', sort: 70 },
    { code: 'GREEN', name: '绿色', sort: 80 },
  ],
};

/** Inserts missing entries; edited names are kept. */
export async function enterFixedEntries(db: Db): Promise<void> {
  const rows = fixedLists.flatMap((type) => fixedEntries[type].map((entry) => ({ type, ...entry })));
  await db.insert(businessData).values(rows).onConflictDoNothing();
}
