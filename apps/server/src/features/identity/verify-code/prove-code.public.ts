import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusedAt } from '../../../platform/http/app-error.ts';
import { type CodeScene, verifyCodes } from '../proof.table.ts';
import { hashCode } from './code-hash.ts';

const maxTries = 5;

export interface ProvenCode {
  id: string;
  scene: CodeScene;
}

const codeWrong = () => refusedAt('verifyCode', retCodes.VERIFY_CODE_WRONG);

/**
 * Compares a code with the last one sent. The attempt is counted first, outside any transaction, so that neither
 * parallel guesses nor a rollback allow more attempts.
 * @throws {AppError} 200003 for wrong, expired, used and too often tried codes alike
 */
export async function proveCode(
  db: Db,
  clock: Clock,
  { phoneNumber, scenes }: { phoneNumber: string; scenes: readonly CodeScene[] },
  code: string,
): Promise<ProvenCode> {
  const latest = db
    .select({ id: verifyCodes.id })
    .from(verifyCodes)
    .where(and(eq(verifyCodes.phoneNumber, phoneNumber), inArray(verifyCodes.scene, [...scenes])))
    .orderBy(desc(verifyCodes.createdAt), desc(verifyCodes.id))
    .limit(1);
  const [row] = await db
    .update(verifyCodes)
    .set({ tries: sql`${verifyCodes.tries} + 1` })
    .where(
      and(
        inArray(verifyCodes.id, latest),
        lt(verifyCodes.tries, maxTries),
        isNull(verifyCodes.usedAt),
        gt(verifyCodes.expiresAt, clock.now()),
      ),
    )
    .returning({ id: verifyCodes.id, scene: verifyCodes.scene, codeHash: verifyCodes.codeHash });
  if (row?.codeHash !== hashCode(row?.id ?? '', code)) throw codeWrong();
  return { id: row.id, scene: row.scene };
}

/** Uses up a proven code; only one of several parallel calls succeeds. */
export async function consumeCode(tx: Db, clock: Clock, { id }: ProvenCode): Promise<void> {
  const used = await tx
    .update(verifyCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(verifyCodes.id, id), isNull(verifyCodes.usedAt)))
    .returning({ id: verifyCodes.id });
  if (used.length === 0) throw codeWrong();
}
