import { paths } from '@portal/contract/paths';
import { and, arrayOverlaps, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { HelperSource } from '../../feature/helper-source.ts';
import { findAlike } from '../search/find-alike.public.ts';
import { policies } from './policy.table.ts';

/** Keeps the duration independent of the number of policies. */
const maxFound = 40;

const isPublished = eq(policies.status, 'PUBLISHED');

/** Policies for the project's industry, or with similar words. */
export const policyHelper: HelperSource = {
  kind: 'POLICY',
  async find(db, { title, categoryCode }, today) {
    const alike = await findAlike(db, { kind: 'POLICY', title, limit: maxFound });
    const { id, industryTags, plainSummary, effectiveFrom, effectiveTo } = policies;
    const rows = await db
      .select({ id, title: policies.title, plainSummary, industryTags })
      .from(policies)
      .where(
        and(
          isPublished,
          lte(effectiveFrom, today),
          or(isNull(effectiveTo), gte(effectiveTo, today)),
          or(arrayOverlaps(industryTags, [categoryCode]), inArray(id, ['', ...alike])),
        ),
      )
      .orderBy(desc(policies.issuedAt), desc(id))
      .limit(maxFound);
    return rows.map((row) => ({
      id: row.id,
      enterpriseId: null,
      text: `${row.title} ${row.plainSummary}`,
      // A policy without industries applies to all of them.
      categories: row.industryTags.length > 0 ? row.industryTags : [categoryCode],
      price: null,
    }));
  },
  async read(db, ids) {
    const rows = await db
      .select({ id: policies.id, title: policies.title, note: policies.docNo })
      .from(policies)
      .where(and(inArray(policies.id, [...ids]), isPublished));
    return rows.map((row) => ({ ...row, path: paths.policy(row.id) }));
  },
};
