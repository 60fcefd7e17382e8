import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Enterprise, factsOf } from './matching/facts.ts';
import { findMatchedEnterprise } from './matching/match.queries.ts';
import { judgeRules } from './matching/match-policies.ts';
import type { PolicyRule } from './policy.table.ts';

/** Checks conditions against the data of an enterprise on a day, regardless of the caller. */
export const judgeData = (rules: readonly PolicyRule[], enterprise: Enterprise, today: string) =>
  judgeRules(rules, factsOf(enterprise, today), { enterpriseId: null, memberRole: null });

/**
 * Checks conditions against the data of the caller's enterprise.
 * @throws {AppError} 500404 for an enterprise that is not admitted
 */
export async function judgeEnterprise(
  db: Db,
  member: Pick<Actor, 'enterpriseId' | 'memberRole'>,
  rules: readonly PolicyRule[],
  now: Date,
) {
  const enterprise = await findMatchedEnterprise(db, member.enterpriseId ?? '');
  if (!enterprise) throw notFound();
  return {
    enterpriseName: enterprise.shortName,
    rules: judgeRules(rules, factsOf(enterprise, chinaDayOf(now)), member),
  };
}
