import type { PolicyDetail } from '@portal/contract/policy';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { findSteps, listItemsBeside } from './declare-item.queries.ts';
import { findNeighbours, findPolicy } from './policy.queries.ts';
import { viewPolicy } from './policy.view.ts';

/** The policy with all its page shows. @throws {AppError} 500404 */
export async function getPolicy(db: Db, id: string, today: string): Promise<PolicyDetail> {
  const row = await findPolicy(db, id, today);
  if (!row) throw notFound();
  const [items, steps, neighbours] = await Promise.all([
    listItemsBeside(db, { policyId: id, kind: row.kind }, today),
    findSteps(db, id),
    findNeighbours(db, row),
  ]);
  return viewPolicy(row, { items, steps, neighbours }, today);
}
