import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { finApplications, finConsents, finProducts, institutions } from '../finance.table.ts';

type GivenInstitution = Partial<typeof institutions.$inferInsert> & { enterpriseId: string };

/** Inserts an open institution. */
export async function insertInstitution(db: Db, given: GivenInstitution): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(institutions).values({
    id,
    name: `金融机构 ${id.slice(-6)}`,
    kind: 'BANK',
    licenceNo: '演示许可 0001',
    regions: '园区内',
    ticketFromFen: 1_000_000,
    ticketToFen: 500_000_000,
    stages: [],
    intro: '面向种植户的小额信用贷款。',
    contactName: '陆知微',
    contactPhone: '15400000001',
    status: 'OPEN',
    openedAt: new Date('2026-01-05T02:00:00Z'),
    ...given,
  });
  return id;
}

type GivenProduct = Partial<typeof finProducts.$inferInsert> & { institutionId: string };

/** Inserts a loan product on offer: 50,000 to 3,000,000 yuan for 3 to 12 months at 5.2 %. */
export async function insertFinProduct(db: Db, given: GivenProduct): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(finProducts).values({
    id,
    name: `花农贷 ${id.slice(-6)}`,
    kind: 'CREDIT',
    intro: '随借随还，额度按订单核定。',
    amountFromFen: 5_000_000,
    amountToFen: 300_000_000,
    ratePpmFrom: 45_000,
    ratePpmTo: 62_000,
    termMonthsFrom: 3,
    termMonthsTo: 12,
    feePpm: 0,
    subsidyPpm: 0,
    repay: 'BULLET',
    guarantee: '订单质押',
    materials: ['在手订单'],
    conditions: [],
    costPpm: 46_000,
    status: 'ON',
    publishedAt: new Date('2026-01-05T02:00:00Z'),
    ...given,
  });
  return id;
}

type GivenFinancing = Partial<typeof finApplications.$inferInsert> & {
  productId: string;
  institutionId: string;
  enterpriseId: string;
};

/** Inserts a submitted application with a live consent. */
export async function insertFinancing(
  db: Db,
  given: GivenFinancing,
  consent: Partial<typeof finConsents.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(finApplications).values({
    id,
    batchId: id,
    amountFen: 80_000_000,
    termMonths: 9,
    purpose: '备春季种苗与肥料',
    status: 'SUBMITTED',
    submittedAt: new Date('2026-01-06T02:00:00Z'),
    ...given,
  });
  await db.insert(finConsents).values({
    id: ulid(),
    applicationId: id,
    institutionId: given.institutionId,
    scopes: ['REGISTRATION', 'ANNUAL'],
    days: 90,
    until: '2999-12-31',
    ...consent,
  });
  return id;
}
