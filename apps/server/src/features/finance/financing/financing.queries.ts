import { maxConsents, receivedStates } from '@portal/contract/finance/financing';
import { type FinancingState, financingStates } from '@portal/contract/finance/terms';
import { and, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { finApplications, finConsents, finProducts, institutions } from '../finance.table.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

interface Sorted extends Page {
  state?: FinancingState | undefined;
  sort: 'submitted' | '-submitted';
}

const selectFinancing = (db: Db) =>
  db
    .select({
      application: getTableColumns(finApplications),
      consent: getTableColumns(finConsents),
      productName: finProducts.name,
      conditions: finProducts.conditions,
      institution: {
        name: institutions.name,
        enterpriseId: institutions.enterpriseId,
        contactName: institutions.contactName,
        contactPhone: institutions.contactPhone,
      },
      applicantName: enterprises.name,
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
    })
    .from(finApplications)
    .innerJoin(finConsents, eq(finConsents.applicationId, finApplications.id))
    .innerJoin(finProducts, eq(finProducts.id, finApplications.productId))
    .innerJoin(institutions, eq(institutions.id, finApplications.institutionId))
    .innerJoin(enterprises, eq(enterprises.id, finApplications.enterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'FINANCING'), eq(cases.bizId, finApplications.id)))
    .$dynamic();

export type Financing = Awaited<ReturnType<typeof selectFinancing>>[number];

const isInState = (state: FinancingState | undefined) => state && eq(finApplications.status, state);
/** A draft that was given up was never received. */
export const isReceived = isNotNull(finApplications.submittedAt);

const isAskedBy = (enterpriseId: string) => eq(finApplications.enterpriseId, enterpriseId);

/** Applications received by the enterprise's institution. */
const isReceivedBy = (enterpriseId: string) =>
  and(
    isReceived,
    eq(
      finApplications.institutionId,
      sql`(select ${institutions.id} from ${institutions} where ${institutions.enterpriseId} = ${enterpriseId})`,
    ),
  );

const orderOf = (sort: Sorted['sort']) =>
  sorted(sort, { submitted: nullsSmallest(finApplications.submittedAt) }, finApplications.id);

/** An enterprise's own applications, most recently changed first. */
export const listAsked = (
  db: Db,
  enterpriseId: string,
  { state, pageNo, pageSize }: Page & { state?: FinancingState | undefined },
): Promise<Financing[]> =>
  selectFinancing(db)
    .where(and(isAskedBy(enterpriseId), isInState(state)))
    .orderBy(desc(finApplications.updatedAt), desc(finApplications.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** Consents of submitted applications: live ones first, then latest first. */
export const listConsents = (db: Db, enterpriseId: string, today: string): Promise<Financing[]> =>
  selectFinancing(db)
    .where(and(isAskedBy(enterpriseId), isReceived))
    .orderBy(
      sql`${finConsents.revokedAt} is null and ${finConsents.until} >= ${today} desc`,
      desc(finApplications.submittedAt),
      desc(finApplications.id),
    )
    .limit(maxConsents);

export const countAsked = (db: Db, enterpriseId: string) =>
  countTabs(financingStates, isInState, (columns) =>
    db.select(columns).from(finApplications).where(isAskedBy(enterpriseId)),
  );

const listWhere = (db: Db, where: SQL | undefined, { state, sort, pageNo, pageSize }: Sorted) =>
  selectFinancing(db)
    .where(and(where, isInState(state)))
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

const countWhere = (db: Db, where: SQL | undefined) =>
  countTabs(receivedStates, isInState, (columns) => db.select(columns).from(finApplications).where(where));

export const listReceived = (db: Db, enterpriseId: string, page: Sorted): Promise<Financing[]> =>
  listWhere(db, isReceivedBy(enterpriseId), page);

export const countReceived = (db: Db, enterpriseId: string) => countWhere(db, isReceivedBy(enterpriseId));

export const listManagedFinancing = (db: Db, page: Sorted): Promise<Financing[]> =>
  listWhere(db, isReceived, page);

export const countManagedFinancing = (db: Db) => countWhere(db, isReceived);

/** @throws {AppError} 500404, also for another enterprise's application */
export async function getAsked(db: Db, enterpriseId: string | null, id: string): Promise<Financing> {
  const isIt = and(eq(finApplications.id, id), isAskedBy(enterpriseId ?? ''));
  const [row] = await selectFinancing(db).where(isIt);
  if (!row) throw notFound();
  return row;
}

/** @throws {AppError} 500404, also for an application received by another institution */
export async function getReceived(db: Db, enterpriseId: string | null, id: string): Promise<Financing> {
  const isIt = and(eq(finApplications.id, id), isReceivedBy(enterpriseId ?? ''));
  const [row] = await selectFinancing(db).where(isIt);
  if (!row) throw notFound();
  return row;
}
