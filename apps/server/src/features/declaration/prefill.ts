import type { Fact } from '@portal/contract/declaration/public';
import {
  amountField,
  type DeclarationFact,
  type FactSource,
  licenceMaterial,
} from '@portal/contract/declaration/terms';
import { formatFen } from '@portal/contract/money';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { contracts } from '../lease/lease.table.ts';
import { estimateFen } from '../policy/estimate-amount.public.ts';
import type { SubmittedFile } from './declaration.table.ts';

type Enterprise = typeof enterprises.$inferSelect;

/** Returns an admitted enterprise. @throws {AppError} 500404 */
export async function getDeclarer(db: Db, enterpriseId: string | null): Promise<Enterprise> {
  const isOne = and(eq(enterprises.id, enterpriseId ?? ''), eq(enterprises.entryStatus, 'PASSED'));
  const [row] = await db.select().from(enterprises).where(isOne);
  if (!row) throw notFound();
  return row;
}

const inForce = ['ACTIVE', 'EXPIRING', 'TERMINATING'] as const;

/** The live lease contract with the latest end date. */
async function findContract(db: Db, enterpriseId: string) {
  const isLive = and(eq(contracts.enterpriseId, enterpriseId), inArray(contracts.status, [...inForce]));
  const [row] = await db
    .select({ no: contracts.no, to: contracts.to })
    .from(contracts)
    .where(isLive)
    .orderBy(desc(contracts.to), desc(contracts.id))
    .limit(1);
  return row ?? null;
}

const wan = (fen: number) => `${formatFen(Math.round(fen / 10_000))}万元`;

/** Facts the park has verified about an enterprise, each with its source; unknown facts are left out. */
export async function readFacts(db: Db, enterprise: Enterprise): Promise<Fact[]> {
  const contract = await findContract(db, enterprise.id);
  const year = enterprise.annual.at(-1);
  const { creditScore, creditGrade } = enterprise;
  const all: [DeclarationFact, FactSource, string | null][] = [
    ['NAME', 'PROFILE', enterprise.name],
    ['CREDIT_CODE', 'PROFILE', enterprise.creditCode],
    ['REGISTERED_ON', 'PROFILE', enterprise.registeredOn],
    ['LEGAL_PERSON', 'PROFILE', enterprise.legalPerson],
    ['REVENUE', 'ANNUAL', year ? `${year.year}年，${wan(year.revenueFen)}` : null],
    ['RD', 'ANNUAL', year && year.rdFen !== null ? `${year.year}年，${wan(year.rdFen)}` : null],
    [
      'CREDIT',
      'CREDIT',
      creditScore === null ? null : [String(creditScore), creditGrade].filter(Boolean).join(' '),
    ],
    ['CONTRACT', 'CONTRACT', contract && `${contract.no}，至 ${contract.to}`],
    ['ADDRESS', 'PROFILE', enterprise.address],
  ];
  return all.flatMap(([fact, source, value]) => (value ? [{ fact, source, value }] : []));
}

/** The file of the licence that two auditors have approved; null before the admission. */
export async function findLicence(db: Db, enterpriseId: string): Promise<string | null> {
  const isOne = and(eq(enterprises.id, enterpriseId), eq(enterprises.entryStatus, 'PASSED'));
  const [row] = await db.select({ fileId: enterprises.licenseFileId }).from(enterprises).where(isOne);
  return row?.fileId ?? null;
}

/** The materials that the park has approved already: the licence, if the item asks for one. */
export function takeOverMaterials(
  asked: readonly { code: string }[],
  { licenseFileId }: Pick<Enterprise, 'licenseFileId'>,
): Record<string, SubmittedFile> {
  if (licenseFileId === null || !asked.some(({ code }) => code === licenceMaterial)) return {};
  return { [licenceMaterial]: { fileId: licenseFileId, libraryId: '' } };
}

interface Prefilled {
  form: Record<string, string>;
  prefilled: Record<string, FactSource>;
}

/** Form values that can be filled from verified data, keyed by field code. */
export function prefillForm(
  { formSchema, calc }: { formSchema: readonly { code: string }[]; calc: string | null },
  enterprise: Enterprise,
  now: Date,
): Prefilled {
  const estimate = estimateFen(calc, enterprise, chinaDayOf(now));
  const rd = enterprise.annual.at(-1)?.rdFen ?? null;
  const known: Record<string, [FactSource, string | null | undefined]> = {
    place: ['PROFILE', enterprise.address],
    contactName: ['PROFILE', enterprise.contactName],
    contactPhone: ['PROFILE', enterprise.contactPhone],
    bankAccountTail: ['PROFILE', enterprise.bankAccount?.tail],
    rdTotal: ['ANNUAL', rd === null ? null : (rd / 100).toFixed(2)],
    [amountField]: ['ANNUAL', estimate === null ? null : (estimate / 100).toFixed(2)],
  };
  const found = formSchema.flatMap(({ code }) => {
    const [source, value] = known[code] ?? [];
    return source && value ? [{ code, source, value }] : [];
  });
  return {
    form: Object.fromEntries(found.map(({ code, value }) => [code, value])),
    prefilled: Object.fromEntries(found.map(({ code, source }) => [code, source])),
  };
}
