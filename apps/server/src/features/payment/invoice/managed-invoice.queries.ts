import {
  type invoiceExport,
  type invoiceQueryManageList,
  managedInvoiceTabs,
} from '@portal/contract/payment/invoice';
import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { payOrders } from '../payment.table.ts';
import { receipts } from '../receive/receipt.table.ts';
import { invoices } from './invoice.table.ts';

type Input = InputOf<typeof invoiceQueryManageList>;

const isInTab = (tab: Input['state']): SQL | undefined =>
  tab && inArray(invoices.status, tab === 'REJECTED' ? ['REJECTED', 'WITHDRAWN'] : [tab]);

const conditions = ({ keyword }: Pick<Input, 'keyword'>) =>
  contains(keyword, invoices.no, invoices.title, invoices.taxNo, invoices.invoiceNo);

type ExportInput = InputOf<typeof invoiceExport>;

/** The selected invoices, or those of the list. */
const exported = ({ ids, ...filter }: ExportInput) =>
  ids ? inArray(invoices.id, ids.split(',')) : and(conditions(filter), isInTab(filter.state));

export const countExported = (db: Db, input: ExportInput): Promise<number> =>
  db.$count(invoices, exported(input));

export const listExported = (
  db: Db,
  input: ExportInput,
  { pageNo, pageSize }: Pick<Input, 'pageNo' | 'pageSize'>,
): Promise<ManagedInvoiceRow[]> =>
  select(db)
    .where(exported(input))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

const select = (db: Db) =>
  db
    .select({
      invoice: getTableColumns(invoices),
      orderNo: payOrders.no,
      orderTitle: payOrders.title,
      receiptNo: receipts.no,
    })
    .from(invoices)
    .leftJoin(payOrders, eq(payOrders.id, invoices.payOrderId))
    .leftJoin(receipts, eq(receipts.id, invoices.receiptId));
export type ManagedInvoiceRow = Awaited<ReturnType<typeof select>>[number];

type Listing = Omit<Input, 'sort'> & Partial<Pick<Input, 'sort'>>;

export const listManagedInvoices = (
  db: Db,
  { sort = '-created', ...input }: Listing,
): Promise<ManagedInvoiceRow[]> =>
  select(db)
    .where(and(conditions(input), isInTab(input.state)))
    .orderBy(...sorted(sort, { created: invoices.createdAt }, invoices.id))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);

export const countManagedInvoices = (db: Db, input: Input) =>
  countTabsUpTo(db, managedInvoiceTabs, isInTab, (tab) =>
    db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(conditions(input), tab)),
  );

export const findManagedInvoice = async (db: Db, id: string): Promise<ManagedInvoiceRow | undefined> =>
  (await select(db).where(eq(invoices.id, id)))[0];
