import { inArray, like, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';

const prefix = 'CREDIT:';

/** What the park holds for some enterprises that have paid for nothing yet, in fen. */
export async function creditsOf(db: Db, enterpriseIds: readonly string[]): Promise<Map<string, number>> {
  const accounts = enterpriseIds.map((id) => prefix + id);
  const rows = await db
    .select({
      account: ledgerEntries.account,
      fen: sql`-sum(${ledgerEntries.amountFen})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.account, accounts))
    .groupBy(ledgerEntries.account);
  return new Map(rows.map(({ account, fen }) => [account.slice(prefix.length), fen]));
}

/** What the park holds for all enterprises together, in fen. */
export async function allCredits(db: Db): Promise<number> {
  const [row] = await db
    .select({ fen: sql`coalesce(-sum(${ledgerEntries.amountFen}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(like(ledgerEntries.account, `${prefix}%`));
  return row?.fen ?? 0;
}
