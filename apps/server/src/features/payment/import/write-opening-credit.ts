import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { lockCredit } from '../account.public.ts';
import { bookTransfers, type Movement } from '../ledger/book-transfer.ts';
import { ledgerEntries, ledgerTransfers } from '../ledger/ledger.table.ts';

/** Credit that a tenant had before the portal; no payment of the portal stands behind it. */
export interface OpeningCredit {
  enterpriseId: string;
  amountFen: number;
  note: string;
}

/** Transfers of opening credit, known by their cause. */
export interface BookedCredit extends OpeningCredit {
  causeId: string;
}

const prefix = 'opening-credit:';
const reversed = ':back';

/** Opening credit of enterprises, with what was taken back, in order. */
async function listBooked(db: Db, enterpriseIds: readonly string[]): Promise<BookedCredit[]> {
  if (enterpriseIds.length === 0) return [];
  const rows = await db
    .select({
      causeId: ledgerTransfers.causeId,
      enterpriseId: sql<string>`${ledgerTransfers.enterpriseId}`,
      amountFen: sql`-${ledgerEntries.amountFen}`.mapWith(Number),
      note: ledgerTransfers.note,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(
      and(
        inArray(ledgerTransfers.enterpriseId, [...enterpriseIds]),
        like(ledgerTransfers.causeId, `${prefix}%`),
        like(ledgerEntries.account, 'CREDIT:%'),
      ),
    )
    .orderBy(ledgerTransfers.id);
  return rows;
}

/** Opening credit that was not taken back, by enterprise. */
export async function openingCredits(
  db: Db,
  enterpriseIds: readonly string[],
): Promise<ReadonlyMap<string, BookedCredit>> {
  const booked = await listBooked(db, enterpriseIds);
  const causes = new Set(booked.map(({ causeId }) => causeId));
  const live = booked.filter(({ causeId }) => !causes.has(causeId + reversed) && !causeId.endsWith(reversed));
  return new Map(live.map((credit) => [credit.enterpriseId, credit]));
}

const movementOf = (
  { causeId, enterpriseId, amountFen, note }: BookedCredit,
  now: Date,
  isReversal: boolean,
): Movement => ({
  event: isReversal ? 'REVERSED' : 'CREDITED',
  causeId: isReversal ? causeId + reversed : causeId,
  payOrderId: null,
  enterpriseId,
  note,
  account: 'OPENING',
  counter: `CREDIT:${enterpriseId}`,
  amountFen: isReversal ? -amountFen : amountFen,
  now,
});

/**
 * Books opening credit, each with a log row, and returns the causes in their order. A tenant has it once: two who enter
 * it at once book the same cause, which counts how often it was taken back.
 */
export async function writeOpeningCredits(
  tx: Db,
  ctx: WriteContext,
  given: readonly { credit: OpeningCredit; origin: string }[],
): Promise<string[]> {
  const booked = await listBooked(
    tx,
    given.map(({ credit }) => credit.enterpriseId),
  );
  const rows = given.map(({ credit, origin }) => {
    const times = booked.filter(
      ({ enterpriseId, causeId }) => enterpriseId === credit.enterpriseId && causeId.endsWith(reversed),
    ).length;
    return { ...credit, origin, causeId: `${prefix}${credit.enterpriseId}:${times}` };
  });
  await bookTransfers(
    tx,
    rows.map((row) => movementOf(row, ctx.now, false)),
  );
  await writeLogs(
    tx,
    ctx,
    rows.map(({ enterpriseId, amountFen, note, origin }) => ({
      event: 'payAccount.credit',
      entity: 'payAccount',
      entityId: enterpriseId,
      after: { amountFen, importedFrom: origin },
      reason: note,
    })),
  );
  return rows.map(({ causeId }) => causeId);
}

/** The tenant of a cause. */
const tenantOf = (causeId: string): string => causeId.split(':')[1] ?? '';

/** Opening credit by its cause, in order of the tenants, who wait in that order. */
export async function creditsByCause(db: Db, causeIds: readonly string[]): Promise<BookedCredit[]> {
  const booked = await listBooked(db, [...new Set(causeIds.map(tenantOf))]);
  return booked
    .filter(({ causeId }) => causeIds.includes(causeId))
    .toSorted((one, other) => one.enterpriseId.localeCompare(other.enterpriseId));
}

/**
 * Takes opening credit back by movements of its own.
 * @throws {Error} if some of it is used
 */
export async function reverseOpeningCredits(
  tx: Db,
  ctx: WriteContext,
  given: readonly { causeId: string; origin: string }[],
): Promise<void> {
  const credits = await creditsByCause(
    tx,
    given.map(({ causeId }) => causeId),
  );
  for (const { enterpriseId, amountFen } of credits)
    if ((await lockCredit(tx, enterpriseId)) < amountFen) throw new Error('opening credit is used');
  await bookTransfers(
    tx,
    credits.map((credit) => movementOf(credit, ctx.now, true)),
  );
  await writeLogs(
    tx,
    ctx,
    given.map(({ causeId, origin }) => ({
      event: 'payAccount.undoImport',
      entity: 'payAccount',
      entityId: tenantOf(causeId),
      after: { importedFrom: origin },
    })),
  );
}
