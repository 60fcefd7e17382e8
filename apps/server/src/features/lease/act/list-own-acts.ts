import type { leaseActQueryList } from '@portal/contract/lease/act';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { getOwnContract } from '../lease.queries.ts';
import { listActsOf } from './act.queries.ts';
import { viewOwnAct } from './act.view.ts';

/**
 * The acts on a contract of the caller's enterprise.
 * @throws {AppError} 500404
 */
export const listOwnActs: Verb<typeof leaseActQueryList> = async ({ db, actor, now }, { contractId }) => {
  if (actor.enterpriseId === null) throw notFound();
  await getOwnContract(db, contractId, actor.enterpriseId);
  const rows = await listActsOf(db, contractId);
  return { rows: await Promise.all(rows.map((row) => viewOwnAct(db, row, actor, now))) };
};
