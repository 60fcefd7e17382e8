import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { insertFileRows } from '../../../platform/files/insert-files.ts';
import { declarationOpinions, declarations } from '../declaration.table.ts';

/** Inserts a submitted application in the given state and returns its id. */
export async function insertDeclaration(
  db: Db,
  given: Partial<typeof declarations.$inferInsert> & {
    itemId: string;
    enterpriseId: string;
    applicantId: string;
  },
): Promise<string> {
  const id = given.id ?? ulid();
  const at = new Date('2026-11-19T02:00:00Z');
  await db.insert(declarations).values({
    id,
    year: 2026,
    oncePerYear: true,
    form: { place: '一号温室', applyAmount: '240000.00' },
    materials: {},
    amountApplyFen: 24_000_000,
    status: 'SUBMITTED',
    round: given.status === 'DRAFT' ? 0 : 1,
    submittedAt: given.status === 'DRAFT' ? null : at,
    createdAt: at,
    updatedAt: at,
    ...given,
  });
  return id;
}

/** Inserts a requested opinion, already given unless it is still awaited. */
export async function insertOpinion(
  db: Db,
  given: Partial<typeof declarationOpinions.$inferInsert> & { declarationId: string; expertId: string },
): Promise<void> {
  await db.insert(declarationOpinions).values({
    id: ulid(),
    verdict: 'PASS',
    amountFen: 20_000_000,
    opinion: '方案可行，按发票核定。',
    givenAt: new Date('2026-11-20T02:00:00Z'),
    ...given,
  });
}

/** Inserts a material uploaded by an enterprise and returns its file id. */
export async function insertMaterial(
  db: Db,
  own: { ownerUserId: string; ownerEnterpriseId: string },
  purpose = 'DECLARE_MATERIAL',
): Promise<string> {
  const id = ulid();
  await insertFileRows(db, { id, purpose, visibility: 'owner', ...own }, [
    {
      index: 0,
      name: '实施方案.pdf',
      mime: 'application/pdf',
      bytes: 10,
      sha256: id.toLowerCase().padEnd(64, '0'),
    },
  ]);
  return id;
}
