import { formatFen } from '@portal/contract/money';
import type { ledgerQueryBalance } from '@portal/contract/payment/manage';
import {
  type PayChannelCode,
  type PayKind,
  payChannelLabels,
  payKindLabels,
} from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { asc, desc, sql } from 'drizzle-orm';
import type { Verb } from '../../../platform/http/context.ts';
import { type LedgerFinding, ledgerChecks, ledgerEntries } from './ledger.table.ts';

export function accountLabel(account: string): string {
  const [side, code] = account.split(':');
  if (side === 'CHANNEL')
    return m.pay_account_channel({ channel: payChannelLabels[code as PayChannelCode]() });
  if (side === 'SOLD') return m.pay_account_sold({ kind: payKindLabels[code as PayKind]() });
  return m.pay_account_suspense();
}

function wordFinding(finding: LedgerFinding): string {
  if (finding.kind === 'UNEQUAL') return m.pay_check_unequal({ id: finding.id });
  const sums = { booked: formatFen(finding.bookedFen), counted: formatFen(finding.countedFen) };
  if (finding.kind === 'SUSPENSE') return m.pay_check_suspense(sums);
  return m.pay_check_channel({ channel: payChannelLabels[finding.channel as PayChannelCode](), ...sums });
}

export const queryBalance: Verb<typeof ledgerQueryBalance> = async ({ db }) => {
  const { account, amountFen } = ledgerEntries;
  const sums = await db
    .select({
      account,
      debitFen: sql`coalesce(sum(${amountFen}) filter (where ${amountFen} > 0), 0)`.mapWith(Number),
      creditFen: sql`coalesce(-sum(${amountFen}) filter (where ${amountFen} < 0), 0)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .groupBy(account)
    .orderBy(asc(account));
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
