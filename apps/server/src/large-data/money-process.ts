import { maxListTotal } from '@portal/contract/max-list-total';
import { notLike } from 'drizzle-orm';
import { countHandBills, listHandBills } from '../features/billing/charge/hand-bill.queries.ts';
import { countDebtors, listDebtors } from '../features/billing/open-bills.public.ts';
import { countActs, listActs } from '../features/lease/act/act.queries.ts';
import { viewAccount } from '../features/payment/account/view-account.ts';
import { countLines, listLines } from '../features/payment/bank/bank-line.queries.ts';
import { invoices } from '../features/payment/invoice/invoice.table.ts';
import {
  countManagedInvoices,
  listManagedInvoices,
} from '../features/payment/invoice/managed-invoice.queries.ts';
import { countManagedOrders, listManagedOrders } from '../features/payment/manage/managed-order.queries.ts';
import {
  countManagedRefunds,
  listManagedRefunds,
} from '../features/payment/manage/managed-refund.queries.ts';
import { payOrders } from '../features/payment/payment.table.ts';
import { countReceipts, listReceipts } from '../features/payment/receive/receipt.queries.ts';
import { buildReport } from '../features/report/business/build-report.ts';
import { requireTerm } from '../features/report/business/term.ts';
import { noticesOf } from '../features/report/notice/notice.ts';
import { chinaDayOf } from '../platform/china-time.ts';
import type { Db } from '../platform/database/database.ts';
import { fillMoney } from './fill-money.ts';
import { timeNotices } from './print-notices.ts';
import { timeOf } from './time-of.ts';
import { withDemoPark } from './with-demo-park.ts';

const page = { pageNo: 1, pageSize: 20 };
const last = { ...page, pageNo: maxListTotal / page.pageSize };

/** An enterprise among those whose bills were filled. */
const tenant = `00000001${'7'.padStart(18, '0')}`;

type Lists = Record<string, () => Promise<unknown>>;

/** Lists of money as the office opens them, whose time must not grow with the rows. */
const listsOf = (db: Db, { order, invoice }: { order: string; invoice: string }): Lists => ({
  'receipts, latest first': () => listReceipts(db, page),
  'receipts, last page': () => listReceipts(db, last),
  'receipts that wait': () => listReceipts(db, { ...page, state: 'PROPOSED' }),
  'receipts of a way': () => listReceipts(db, { ...page, way: 'CASH' }),
  'receipts of a day': () => listReceipts(db, { ...page, from: '2026-01-05', to: '2026-01-05' }),
  'receipts of a tenant': () => listReceipts(db, { ...page, enterpriseId: tenant }),
  'receipts by a name': () => listReceipts(db, { ...page, keyword: '企业7号' }),
  'counts of receipts': () => countReceipts(db, {}),
  'hand bills, latest first': () => listHandBills(db, page),
  'hand bills that wait': () => listHandBills(db, { ...page, state: 'ASKED' }),
  'hand bills by a name': () => listHandBills(db, { ...page, keyword: '企业7号' }),
  'counts of hand bills': () => countHandBills(db, {}),
  'invoices, latest first': () => listManagedInvoices(db, { ...page, sort: '-created' }),
  'invoices to issue': () => listManagedInvoices(db, { ...page, sort: '-created', state: 'APPLIED' }),
  'invoices by number': () => listManagedInvoices(db, { ...page, sort: '-created', keyword: invoice }),
  'counts of invoices': () => countManagedInvoices(db, { ...page, sort: '-created' }),
  'orders, latest first': () => listManagedOrders(db, page),
  'open orders': () => listManagedOrders(db, { ...page, state: 'PAYING' }),
  'orders by number': () => listManagedOrders(db, { ...page, keyword: order }),
  'counts of orders': () => countManagedOrders(db, {}),
  'refunds, latest first': () => listManagedRefunds(db, page),
  'refunds to decide': () => listManagedRefunds(db, { ...page, state: 'APPLIED' }),
  'counts of refunds': () => countManagedRefunds(db, {}),
  'acts, latest first': () => listActs(db, { ...page, sort: '-created' }),
  'acts that wait': () => listActs(db, { ...page, sort: '-created', state: 'TO_CHECK' }),
  'counts of acts': () => countActs(db, {}),
  'bank lines, latest first': () => listLines(db, page),
  'bank lines to assign': () => listLines(db, { ...page, state: 'HELD' }),
  'counts of bank lines': () => countLines(db, page),
});

/** What adds up many rows; its time is bounded, not constant. */
function sumsOf(db: Db, now: Date): Lists {
  const today = chinaDayOf(now);
  const period = today.slice(0, 7);
  const asked = { period, day: today };
  return {
    'account of a tenant': () => viewAccount(db, now, { enterpriseId: tenant, canUseCredit: true }),
    debtors: () => listDebtors(db, asked, page),
    'count of debtors': () => countDebtors(db, asked),
    'twenty notices': async () => noticesOf(db, asked, await listDebtors(db, asked, page)),
    'report of a month': () => buildReport(db, requireTerm({ from: period, to: period }, now)),
  };
}

/** Numbers of the demo park, which exist once however many rows were filled. */
async function numbersOf(db: Db) {
  const first = async (table: typeof payOrders | typeof invoices) => {
    const [row] = await db
      .select({ no: table.no })
      .from(table)
      .where(notLike(table.id, '0000009%'))
      .orderBy(table.id)
      .limit(1);
    return row?.no ?? '';
  };
  return { order: await first(payOrders), invoice: await first(invoices) };
}

async function timesOf(lists: Lists, rounds: number): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, list] of Object.entries(lists)) times[name] = await timeOf(rounds, list);
  return times;
}

const [what, count = '0', tenants = '0'] = process.argv.slice(2);
await withDemoPark(async (database) => {
  const { db } = database;
  if (what === 'fill') await fillMoney(database, Number(count), Number(tenants));
  const times =
    what === 'lists'
      ? await timesOf(listsOf(db, await numbersOf(db)), 30)
      : what === 'sums'
        ? await timesOf(sumsOf(db, new Date()), 3)
        : null;
  if (times) process.stdout.write(`${JSON.stringify(times)}\n`);
  if (what === 'notices')
    process.stdout.write(`${JSON.stringify(await timeNotices(database, new Date(), Number(count)))}\n`);
});
