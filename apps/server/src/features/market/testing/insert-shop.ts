import { serviceCategoryList } from '@portal/contract/market/shop-terms';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { services, shops } from '../market.table.ts';

/** Inserts the category used by the other helpers. */
export const insertCategory = (db: Db, code = 'TESTING', name = '检测认证') =>
  db.insert(businessData).values({ type: serviceCategoryList, code, name, sort: 20 }).onConflictDoNothing();

type GivenShop = Partial<typeof shops.$inferInsert> & { enterpriseId: string };

/** Inserts an open shop. */
export async function insertShop(db: Db, given: GivenShop): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(shops).values({
    id,
    name: `服务店 ${id.slice(-6)}`,
    intro: '农残、病毒、基质，按样报价。',
    categoryCodes: ['TESTING'],
    status: 'OPEN',
    openedAt: new Date('2026-01-05T02:00:00Z'),
    ...given,
  });
  return id;
}

type GivenService = Partial<typeof services.$inferInsert> & { shopId: string };

/** Inserts a service on offer at 480 yuan per sample. */
export async function insertService(db: Db, given: GivenService): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(services).values({
    id,
    title: `检测 ${id.slice(-6)}`,
    categoryCode: 'TESTING',
    priceKind: 'UNIT',
    priceFen: 48_000,
    unit: '样',
    capacityNote: '日受理 60 样',
    tags: ['农残'],
    body: '农残筛查九十六项，报告列出每一项的检出限与不确定度。',
    processSteps: ['收样编码', '出具报告'],
    materials: ['同批次花材 20 枝'],
    status: 'ON',
    publishedAt: new Date('2026-01-05T02:00:00Z'),
    ...given,
  });
  return id;
}
