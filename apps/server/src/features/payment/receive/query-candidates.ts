import type { PayerCandidate, PayerClue, receiptQueryCandidates } from '@portal/contract/payment/receipt';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { payableFenOn } from '../../billing/bill/owed.public.ts';
import { openBillsOf, someOpenBills } from '../../billing/bill/pay-bill.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { type BankLineRow, bankLines } from '../bank/bank-line.table.ts';
import { folded } from '../bank/line-identity.ts';
import { payOrders } from '../payment.table.ts';
import { findSet, type Owed } from './find-allocation.ts';
import { noticedIn } from './notice-code.public.ts';
import { payerRules, receipts } from './receipt.table.ts';

const maxCandidates = 8;

/** Shorter names would be part of too many others. */
const minPartLength = 4;

const weights: Record<PayerClue, number> = { CODE: 32, RULE: 16, NAME: 8, BEFORE: 4, BILL: 2, SET: 1 };

/** Enterprises whose name is the payer's, or part of it, however it is spelled. */
async function namedAs(db: Db, payer: string): Promise<string[]> {
  const name = folded(payer);
  if (name.length < minPartLength) return [];
  const all = await db.select({ id: enterprises.id, name: enterprises.name }).from(enterprises);
  return all.filter((one) => isLike(name, folded(one.name))).map(({ id }) => id);
}

const isLike = (payer: string, name: string) =>
  name.length >= minPartLength && (name.includes(payer) || payer.includes(name));

const ruledFor = async (db: Db, payer: string): Promise<string[]> =>
  (
    await db
      .select()
      .from(payerRules)
      .where(eq(payerRules.payer, folded(payer)))
  ).map(({ enterpriseId }) => enterpriseId);

/** Enterprises for whom lines of the same payer were booked before. */
async function paidBefore(db: Db, { id, payer }: BankLineRow): Promise<string[]> {
  if (payer === '') return [];
  const rows = await db
    .select({ byReceipt: receipts.enterpriseId, byOrder: payOrders.payerEnterpriseId })
    .from(bankLines)
    .leftJoin(receipts, eq(receipts.id, bankLines.receiptId))
    .leftJoin(payOrders, eq(payOrders.id, bankLines.payOrderId))
    .where(and(eq(bankLines.payer, payer), eq(bankLines.status, 'MATCHED'), ne(bankLines.id, id)))
    .limit(50);
  return rows.flatMap(({ byReceipt, byOrder }) => byReceipt ?? byOrder ?? []);
}

/** Bills looked through for an amount; beyond, the officer chooses by name. */
const maxSearched = 5_000;

/** Enterprises that owe the amount, on one bill or on a set of bills. */
async function owingExactly(db: Db, amountFen: number, day: string): Promise<[string, PayerClue][]> {
  const byEnterprise = new Map<string, Owed[]>();
  for (const bill of await someOpenBills(db, maxSearched)) {
    const owed = byEnterprise.get(bill.enterpriseId) ?? [];
    owed.push({ billId: bill.id, payableFen: payableFenOn(bill, day), isOverdue: false });
    byEnterprise.set(bill.enterpriseId, owed);
  }
  return [...byEnterprise].flatMap(([enterpriseId, owed]): [string, PayerClue][] => {
    if (owed.some(({ payableFen }) => payableFen === amountFen)) return [[enterpriseId, 'BILL']];
    return findSet(owed, amountFen) ? [[enterpriseId, 'SET']] : [];
  });
}

async function cluesOf(db: Db, line: BankLineRow): Promise<Map<string, Set<PayerClue>>> {
  const found = new Map<string, Set<PayerClue>>();
  const add = (enterpriseId: string, clue: PayerClue) =>
    found.set(enterpriseId, (found.get(enterpriseId) ?? new Set()).add(clue));
  for (const id of await noticedIn(db, line.purpose, chinaDayOf(line.bookedAt))) add(id, 'CODE');
  for (const id of await ruledFor(db, line.payer)) add(id, 'RULE');
  for (const id of await namedAs(db, line.payer)) add(id, 'NAME');
  for (const id of await paidBefore(db, line)) add(id, 'BEFORE');
  const owing = await owingExactly(db, line.amountFen, chinaDayOf(line.bookedAt));
  for (const [id, clue] of owing) add(id, clue);
  return found;
}

async function viewCandidates(
  db: Db,
  found: ReadonlyMap<string, ReadonlySet<PayerClue>>,
  day: string,
): Promise<PayerCandidate[]> {
  const ids = [...found.keys()];
  if (ids.length === 0) return [];
  const names = await db
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(inArray(enterprises.id, ids))
    .orderBy(asc(enterprises.name));
  const open = await openBillsOf(db, ids);
  const weightOf = ({ clues }: PayerCandidate) => clues.reduce((sum, clue) => sum + weights[clue], 0);
  return names
    .map(({ id: enterpriseId, name }): PayerCandidate => {
      const its = open.filter((bill) => bill.enterpriseId === enterpriseId);
      return {
        enterpriseId,
        name,
        clues: [...(found.get(enterpriseId) ?? [])],
        bills: its.length,
        owedFen: its.reduce((sum, bill) => sum + payableFenOn(bill, day), 0),
      };
    })
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, maxCandidates);
}

/** @throws {AppError} 500404 */
export const queryCandidates: Verb<typeof receiptQueryCandidates> = async (
  { db, now },
  { lineId, keyword },
) => {
  const today = chinaDayOf(now);
  if (keyword) {
    const named = await db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(contains(keyword, enterprises.name))
      .orderBy(asc(enterprises.name))
      .limit(maxCandidates);
    return {
      rows: await viewCandidates(db, new Map(named.map(({ id }) => [id, new Set<PayerClue>()])), today),
    };
  }
  if (lineId === undefined) return { rows: [] };
  const [line] = await db.select().from(bankLines).where(eq(bankLines.id, lineId));
  if (!line) throw notFound();
  return { rows: await viewCandidates(db, await cluesOf(db, line), chinaDayOf(line.bookedAt)) };
};
