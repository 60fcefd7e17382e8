import { formatFen } from '@portal/contract/money';
import type { ledgerQueryBalance } from '@portal/contract/payment/manage';
import { receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import { type PayKind, payChannelLabels, payKindLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { desc, sql } from 'drizzle-orm';
import type { Verb } from '../../../platform/http/context.ts';
import { type LedgerFinding, ledgerChecks, ledgerEntries } from './ledger.table.ts';

const channelLabels = { ...receiptWayLabels, ...payChannelLabels };
const channelLabel = (code: string) => channelLabels[code as keyof typeof channelLabels]();

export function accountLabel(account: string): string {
  const [side, code = ''] = account.split(':');
  if (side === 'CHANNEL') return m.pay_account_channel({ channel: channelLabel(code) });
  if (side === 'CREDIT') return m.counter_credit();
  if (side === 'SOLD') return m.pay_account_sold({ kind: payKindLabels[code as PayKind]() });
  if (side === 'OPENING') return m.move_out_account_opening();
  if (side === 'PAYOUT') return m.move_out_account_payout();
  return m.pay_account_suspense();
}

function wordFinding(finding: LedgerFinding): string {
  if (finding.kind === 'UNEQUAL') return m.pay_check_unequal({ id: finding.id });
  if (finding.kind === 'CREDIT')
    return m.counter_check_credit({ id: finding.enterpriseId, amount: formatFen(finding.bookedFen) });
  const sums = { booked: formatFen(finding.bookedFen), counted: formatFen(finding.countedFen) };
  if (finding.kind === 'SUSPENSE') return m.pay_check_suspense(sums);
  return m.pay_check_channel({ channel: channelLabel(finding.channel), ...sums });
}

export const queryBalance: Verb<typeof ledgerQueryBalance> = async ({ db }) => {
  const { amountFen } = ledgerEntries;
  // The credit of all enterprises is one account of the park's balance.
  const account = sql<string>`case when ${ledgerEntries.account} like 'CREDIT:%' then 'CREDIT' else ${ledgerEntries.account} end`;
  const sums = await db
    .select({
      account,
      debitFen: sql`coalesce(sum(${amountFen}) filter (where ${amountFen} > 0), 0)`.mapWith(Number),
      creditFen: sql`coalesce(-sum(${amountFen}) filter (where ${amountFen} < 0), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const [check] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1);
  return {
    accounts: sums.map((sum) => ({
      ...sum,
      label: accountLabel(sum.account),
      balanceFen: sum.debitFen - sum.creditFen,
    })),
    check: check
      ? {
          at: check.at.getTime(),
          isBalanced: check.isBalanced,
          transfers: check.transfers,
          findings: check.findings.map(wordFinding),
        }
      : null,
  };
};
