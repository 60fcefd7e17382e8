import type { contractQueryList } from '@portal/contract/lease/public';
import { chinaDayOf } from '../../platform/china-time.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { countOwnContracts, listOwnContracts, unitsOf } from './lease.queries.ts';
import { viewContract } from './lease.view.ts';

/** The contracts of the caller's enterprise. */
export const listContracts: Verb<typeof contractQueryList> = async ({ db, actor, now }, input) => {
  const { enterpriseId } = actor;
  if (enterpriseId === null) throw notFound();
  const rows = await listOwnContracts(db, enterpriseId, input);
  const units = await unitsOf(
    db,
    rows.map(({ id }) => id),
  );
  const today = chinaDayOf(now);
  const page = await pageOf(input, Promise.resolve(rows), countOwnContracts(db, enterpriseId), (row) =>
    viewContract(row, units.get(row.id) ?? [], today),
  );
  return { ...page, today };
};
