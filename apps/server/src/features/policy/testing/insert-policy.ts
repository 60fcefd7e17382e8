import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { declareItems } from '../declare-item.table.ts';
import { policies } from '../policy.table.ts';

/** Inserts a policy, in force by default; returns its id. */
export async function insertPolicy(
  db: Db,
  given: Partial<typeof policies.$inferInsert> = {},
): Promise<string> {
  const id = ulid();
  await db.insert(policies).values({
    id,
    title: '设施花卉节能改造补助细则',
    docNo: '演绿发〔2026〕6号',
    level: 'CITY',
    kind: 'GREEN',
    deptCodes: ['GREEN'],
    contactOffice: '节能减排科',
    contactPhone: '000-8800017',
    issuedAt: '2026-08-01',
    effectiveFrom: '2026-09-01',
    effectiveTo: '2029-08-31',
    originalBody: '<p>第一条　为降低能耗，制定本细则。</p>',
    interpretation: '<p>先改后补。</p>',
    plainSummary: '改造花的钱补三成，最多六十万元。',
    amountMinFen: 2_000_000,
    amountMaxFen: 60_000_000,
    formulaText: '按营业收入的1.2%预估',
    calc: '取小（取大（营业收入×1.2%，2万元），60万元）',
    conditions: [],
    status: 'PUBLISHED',
    revision: given.status === 'DRAFT' || given.status === 'PENDING' ? given.status : 'NONE',
    ...given,
  });
  return id;
}

/** Inserts an item, open in November 2026 by default; returns its id. */
export async function insertDeclareItem(
  db: Db,
  given: Partial<typeof declareItems.$inferInsert> & { policyId: string },
): Promise<string> {
  const id = ulid();
  await db.insert(declareItems).values({
    id,
    title: '2026年度节能改造项目申报',
    description: '先改后补。',
    windowFrom: '2026-11-01',
    windowTo: '2026-11-30',
    oncePerYear: true,
    formSchema: [],
    materials: [],
    steps: [],
    publicityDays: 7,
    status: 'OPEN',
    ...given,
  });
  return id;
}
