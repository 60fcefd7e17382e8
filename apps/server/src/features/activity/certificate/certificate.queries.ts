import {
  type CertificateKind,
  type CertificateState,
  certificateStates,
} from '@portal/contract/activity/learn-terms';
import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { type Certificate, certificates } from './certificate.table.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

const isOf = (userId: string) => eq(certificates.userId, userId);

export const listOwnCertificates = (
  db: Db,
  userId: string,
  { pageNo, pageSize }: Page,
): Promise<Certificate[]> =>
  db
    .select()
    .from(certificates)
    .where(isOf(userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnCertificates = (db: Db, userId: string): Promise<number> =>
  db.$count(certificates, isOf(userId));

/** @throws {AppError} 500404 */
async function getOne(db: Db, where: SQL | undefined): Promise<Certificate> {
  const [row] = await db.select().from(certificates).where(where);
  if (!row) throw notFound();
  return row;
}

export const getOwnCertificate = (db: Db, userId: string, id: string): Promise<Certificate> =>
  getOne(db, and(eq(certificates.id, id), isOf(userId)));

export const findByCode = (db: Db, code: string): Promise<Certificate> =>
  getOne(db, eq(certificates.checkCode, code));

interface Filter {
  state?: CertificateState | undefined;
  kind?: CertificateKind | undefined;
  keyword?: string | undefined;
}

const isIn = (state: CertificateState | undefined) => state && eq(certificates.status, state);
const conditions = ({ kind, keyword }: Filter) =>
  and(
    kind && eq(certificates.kind, kind),
    contains(keyword, certificates.no, certificates.name, certificates.title),
  );

const select = (db: Db) =>
  db
    .select({ certificate: getTableColumns(certificates), enterpriseName: enterprises.name })
    .from(certificates)
    .leftJoin(enterprises, eq(enterprises.id, certificates.enterpriseId));
export type ManagedCertificateRow = Awaited<ReturnType<typeof select>>[number];

export const listCertificates = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter & Page & { sort: 'issued' | '-issued' },
): Promise<ManagedCertificateRow[]> =>
  select(db)
    .where(and(conditions(filter), isIn(filter.state)))
    .orderBy(...sorted(sort, { issued: certificates.issuedAt }, certificates.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countCertificates = (db: Db, filter: Filter) =>
  countTabs(certificateStates, isIn, (columns) =>
    db.select(columns).from(certificates).where(conditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getCertificate(db: Db, id: string): Promise<ManagedCertificateRow> {
  const [row] = await select(db).where(eq(certificates.id, id));
  if (!row) throw notFound();
  return row;
}
