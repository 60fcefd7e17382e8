import { inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { businessData } from '../dictionary.table.ts';
import { standardLists } from './dictionary-lists.ts';

type Entry = { code: string; name: string; sort: number };

/**
 * Starting entries that are the same for every park but may be changed by it: kinds of enterprise as on a business
 * licence, and types of repair.
 */
export const standardEntries: Record<(typeof standardLists)[number], Entry[]> = {
  ENTERPRISE_PROPERTS: [
    { code: 'LLC', name: '有限责任公司', sort: 10 },
    { code: 'JSC', name: '股份有限公司', sort: 20 },
    { code: 'STATE', name: '国有独资公司', sort: 30 },
    { code: 'FOREIGN', name: '外商投资企业', sort: 40 },
    { code: 'COOP', name: '农民专业合作社', sort: 50 },
    { code: 'FARM', name: '家庭农场', sort: 60 },
    { code: 'PARTNER', name: '合伙企业', sort: 70 },
    { code: 'SOLE', name: '个人独资企业', sort: 80 },
    { code: 'INDIVIDUAL', name: '个体工商户', sort: 90 },
    { code: 'INSTITUTE', name: '科研事业单位', sort: 100 },
    { code: 'SOCIAL', name: '民办非企业单位', sort: 110 },
  ],
  REPAIR_TYPE: [
    { code: 'GREENHOUSE', name: '温室设施', sort: 10 },
    { code: 'WATER', name: '给排水', sort: 20 },
    { code: 'ELEC', name: '供电照明', sort: 30 },
    { code: 'HVAC', name: '空调暖通', sort: 40 },
    { code: 'NETWORK', name: '网络', sort: 50 },
    { code: 'DOOR', name: '门禁门窗', sort: 60 },
    { code: 'ARCH', name: '土建', sort: 70 },
    { code: 'COLD', name: '冷库', sort: 80 },
    { code: 'SAFETY', name: '安全隐患', sort: 90 },
    { code: 'OTHER', name: '其他', sort: 100 },
  ],
};

/** Fills only lists that are still empty, so that removed entries stay removed. */
export async function enterStandardEntries(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entered = await tx
      .selectDistinct({ type: businessData.type })
      .from(businessData)
      .where(inArray(businessData.type, [...standardLists]));
    const rows = standardLists
      .filter((list) => !entered.some(({ type }) => type === list))
      .flatMap((type) => standardEntries[type].map((entry) => ({ type, ...entry })));
    // Several server instances starting together may all have found the list empty.
    if (rows.length > 0) await tx.insert(businessData).values(rows).onConflictDoNothing();
  });
}
