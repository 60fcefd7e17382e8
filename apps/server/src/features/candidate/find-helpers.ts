import type { MatchTarget } from '@portal/contract/candidate/terms';
import { and, arrayOverlaps, desc, eq, gte, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/text/words-in-common.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services, shops } from '../market/market.table.ts';
import { isOffered } from '../market/on-offer.public.ts';
import { policies } from '../policy/policy.table.ts';
import { findAlike } from '../search/find-alike.public.ts';
import { tutors } from '../tutor/tutor.table.ts';
import { type Candidate, type Matched, offeredBy, owner, readDistricts } from './candidate.ts';

/** Limits per kind, so that the duration doesn't grow with the market. */
const most = { services: 80, tutors: 20, policies: 40 };

async function findServices(db: Db, project: Matched, districts: Map<string, string>): Promise<Candidate[]> {
  const alike = await findAlike(db, {
    kind: 'SERVICE',
    title: `${project.title} ${project.body.slice(0, 60)}`,
    limit: most.services,
  });
  if (alike.length === 0) return [];
  const rows = await db
    .select({ row: services, enterpriseId: shops.enterpriseId, ...owner })
    .from(services)
    .innerJoin(shops, eq(shops.id, services.shopId))
    .innerJoin(enterprises, eq(enterprises.id, shops.enterpriseId))
    .where(and(inArray(services.id, alike), isOffered, ne(enterprises.id, project.enterpriseId)));
  return rows.map(({ row, enterpriseId, ...by }) => ({
    targetType: 'SERVICE',
    targetId: row.id,
    enterpriseId,
    ...offeredBy(
      by,
      {
        words: wordsOf([row.title, row.body, ...row.tags].join(' ')),
        months: [],
        price: row.priceFen === null ? null : { from: row.priceFen, to: row.priceFen, unit: row.unit },
      },
      districts,
    ),
  }));
}

/** The park's own offers: without enterprise or price, and available in every season. */
const ofPark = (
  targetType: MatchTarget,
  targetId: string,
  text: string,
  categories: string[],
): Candidate => ({
  targetType,
  targetId,
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

async function findTutors(db: Db, { title }: Matched): Promise<Candidate[]> {
  const alike = await findAlike(db, { kind: 'TUTOR', title, limit: most.tutors });
  if (alike.length === 0) return [];
  const rows = await db
    .select({ id: tutors.id, title: tutors.title, fields: tutors.fields, intro: tutors.intro })
    .from(tutors)
    .where(and(inArray(tutors.id, alike), eq(tutors.status, 'OPEN')));
  return rows.map(({ id, fields, intro, ...row }) =>
    ofPark('TUTOR', id, [row.title, ...fields, intro].join(' '), []),
  );
}

/** Policies for the project's industry, or with similar words. */
async function findPolicies(db: Db, { title, categoryCode }: Matched, today: string): Promise<Candidate[]> {
  const alike = await findAlike(db, { kind: 'POLICY', title, limit: most.policies });
  const { id, industryTags, plainSummary, status, effectiveFrom, effectiveTo } = policies;
  const rows = await db
    .select({ id, title: policies.title, plainSummary, industryTags })
    .from(policies)
    .where(
      and(
        eq(status, 'PUBLISHED'),
        lte(effectiveFrom, today),
        or(isNull(effectiveTo), gte(effectiveTo, today)),
        or(arrayOverlaps(industryTags, [categoryCode]), inArray(id, ['', ...alike])),
      ),
    )
    .orderBy(desc(policies.issuedAt), desc(id))
    .limit(most.policies);
  return rows.map(({ id: policyId, title: name, ...row }) =>
    // A policy without industries applies to all of them.
    ofPark(
      'POLICY',
      policyId,
      `${name} ${row.plainSummary}`,
      row.industryTags.length > 0 ? row.industryTags : [categoryCode],
    ),
  );
}

/** Offers that could help the project, found in the same way as partners. */
export async function findHelpers(db: Db, project: Matched, now: Date): Promise<Candidate[]> {
  const districts = await readDistricts(db);
  return [
    ...(await findServices(db, project, districts)),
    ...(await findTutors(db, project)),
    ...(await findPolicies(db, project, chinaDayOf(now))),
  ];
}
