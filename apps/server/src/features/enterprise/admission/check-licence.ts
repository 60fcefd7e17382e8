import type { LicenceCheck } from '@portal/contract/enterprise/admission';
import { isCreditCode } from '@portal/contract/enterprise/application';
import { and, asc, between, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { foldedName } from '../../../platform/database/folded-name.ts';
import { foldName } from '../../../platform/text/fold.ts';
import { enterprises } from '../enterprise.table.ts';
import type { Audit } from './admission.policy.ts';

/** Of hundreds of like names, a reviewer needs no more to be warned. */
const maxOthers = 10;

const known = { enterpriseId: enterprises.id, name: enterprises.name, state: enterprises.entryStatus };

/** Whether one character added, left out or exchanged makes one text the other. */
export function differsByOne(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]];
  if (short.length > long.length) return differsByOne(other, one);
  if (long.length - short.length > 1) return false;
  const start = long.findIndex((character, at) => character !== short[at]);
  if (start === -1) return false;
  const rest = short.slice(long.length === short.length ? start + 1 : start);
  return rest.join('') === long.slice(start + 1).join('');
}

async function checkCode(db: Db, enterpriseId: string, creditCode: string): Promise<LicenceCheck[]> {
  const others = await db
    .select(known)
    .from(enterprises)
    .where(and(ne(enterprises.id, enterpriseId), eq(enterprises.creditCode, creditCode)))
    .orderBy(asc(enterprises.name))
    .limit(maxOthers);
  return [
    { field: 'creditCode', finding: isCreditCode(creditCode) ? 'VALID' : 'WRONG', others: [] },
    { field: 'creditCode', finding: others.length > 0 ? 'SAME' : 'FREE', others },
  ];
}

/**
 * Names that people see as the same, then those one character off. A change of one character
 * leaves one half of a name as it is, so only names that share a half are read.
 */
async function checkName(db: Db, enterpriseId: string, name: string): Promise<LicenceCheck[]> {
  const wanted = foldName(name);
  const characters = [...wanted];
  const half = Math.floor(characters.length / 2);
  const head = characters.slice(0, half).join('');
  const tail = characters.slice(half).join('');
  const key = foldedName(enterprises.name);
  const candidates = await db
    .select({ ...known, key: sql<string>`${key}` })
    .from(enterprises)
    .where(
      and(
        ne(enterprises.id, enterpriseId),
        between(sql`char_length(${key})`, characters.length - 1, characters.length + 1),
        or(
          eq(sql`left(${key}, ${half}::int)`, head),
          eq(sql`right(${key}, ${characters.length - half}::int)`, tail),
        ),
      ),
    )
    .orderBy(asc(enterprises.name));
  const namesOf = (isFound: (found: string) => boolean) =>
    candidates
      .filter((row) => isFound(row.key))
      .slice(0, maxOthers)
      .map(({ key: _key, ...row }) => row);
  const same = namesOf((found) => found === wanted);
  const like = namesOf((found) => differsByOne(found, wanted));
  return [
    { field: 'name', finding: same.length > 0 ? 'SAME' : 'FREE', others: same },
    ...(like.length > 0 ? [{ field: 'name' as const, finding: 'LIKE' as const, others: like }] : []),
  ];
}

/** Checks the name and credit code of an open application, so that its reviewers need not. */
export async function checkLicence(
  db: Db,
  { state, enterpriseId, application: { name, creditCode } }: Audit,
): Promise<LicenceCheck[]> {
  if (state !== 'PENDING' && state !== 'REVIEWING') return [];
  return [
    ...(name === undefined ? [] : await checkName(db, enterpriseId, name)),
    ...(creditCode === undefined ? [] : await checkCode(db, enterpriseId, creditCode)),
  ];
}
