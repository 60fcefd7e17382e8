import type { PolicyDetail } from '@portal/contract/policy/public';
import { retCodes } from '@portal/contract/ret-code';
import type { Db } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { createRichTextCache } from '../../platform/text/rich-text.ts';
import { findSteps, listOtherItems } from './declare-item.queries.ts';
import { findNeighbours, findPolicy, findPolicyWithdrawal } from './policy.queries.ts';
import { viewPolicy } from './policy.view.ts';

/** The policy with everything its page shows. @throws {AppError} 500404 */
export async function getPolicy(
  db: Db,
  cleanText: ReturnType<typeof createRichTextCache>,
  id: string,
  today: string,
): Promise<PolicyDetail> {
  const row = await findPolicy(db, id, today);
  const withdrawn = row ? undefined : await findPolicyWithdrawal(db, id);
  if (!row) throw withdrawn ? new AppError(retCodes.NOT_FOUND, { data: { withdrawn } }) : notFound();
  const [items, steps, neighbours] = await Promise.all([
    listOtherItems(db, { policyId: id, kind: row.kind }, today),
    findSteps(db, id),
    findNeighbours(db, row),
  ]);
  const clean = (part: 'interpretation' | 'originalBody') =>
    cleanText(`${id} ${part} ${row.version}`, row[part]).body;
  const texts = { interpretation: clean('interpretation'), originalBody: clean('originalBody') };
  return viewPolicy(row, { texts, items, steps, neighbours }, today);
}
