import type { BillReplacement } from '@portal/contract/billing/reading-correction';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { BillLines } from '../../shared/BillLines.tsx';

interface ReplacementFactsProps {
  replacement: BillReplacement;
  unit: string;
}

/** A bill that becomes void, the one that takes its place, and where the payment goes, to the fen. */
export function ReplacementFacts({ replacement, unit }: ReplacementFactsProps) {
  const { no, period, stateLabel, before, after } = replacement;
  return (
    <Panel title={`${period} · ${no}`} end={stateLabel} level={3}>
      <Text tone="quiet">{m.pricing_bill_before()}</Text>
      <BillLines lines={before.lines} unit={unit} />
      <Text tone="quiet">{m.pricing_bill_after()}</Text>
      <BillLines lines={after.lines} unit={unit} />
      <Facts
        facts={[
          { name: m.billing_paid(), value: formatFen(before.paidFen) },
          { name: m.pricing_moved(), value: formatFen(after.movedFen) },
          { name: m.pricing_to_credit(), value: formatFen(after.creditFen) },
          { name: m.pricing_to_pay(), value: formatFen(after.payableFen) },
        ]}
      />
    </Panel>
  );
}
