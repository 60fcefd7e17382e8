import type { HelperTarget } from '@portal/contract/candidate/terms';
import { inArray } from 'drizzle-orm';
import type { Helper, HelperSource } from '../../feature/helper-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/text/words-in-common.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { type Candidate, type Matched, offeredBy, owner, readDistricts } from './candidate.ts';

/** A database, and what the features contribute to matching. */
export interface MatchSources {
  db: Db;
  helpers: readonly HelperSource[];
}

async function readOwners(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: enterprises.id, ...owner })
    .from(enterprises)
    .where(inArray(enterprises.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The park's own offers: without enterprise or price, and available in every season. */
const ofPark = (targetType: HelperTarget, { id, text, categories }: Helper): Candidate => ({
  targetType,
  targetId: id,
  enterpriseId: '',
  found: null,
  party: {
    categories,
    stages: [],
    words: wordsOf(text),
    months: [],
    price: null,
    regionId: '',
    district: '',
    creditScore: null,
  },
});

/** Offers that could help the project, found in the same way as partners. */
export async function findHelpers(
  { db, helpers }: MatchSources,
  project: Matched,
  now: Date,
): Promise<Candidate[]> {
  const today = chinaDayOf(now);
  const found: { targetType: HelperTarget; helper: Helper }[] = [];
  for (const source of helpers)
    for (const helper of await source.find(db, project, today))
      found.push({ targetType: source.kind, helper });
  const districts = await readDistricts(db);
  const owners = await readOwners(
    db,
    found.flatMap(({ helper }) => helper.enterpriseId ?? []),
  );
  return found.map(({ targetType, helper }) => {
    const by = owners.get(helper.enterpriseId ?? '');
    if (!by) return ofPark(targetType, helper);
    const offered = { words: wordsOf(helper.text), months: [], price: helper.price };
    return {
      targetType,
      targetId: helper.id,
      enterpriseId: helper.enterpriseId ?? '',
      ...offeredBy(by, offered, districts),
    };
  });
}
