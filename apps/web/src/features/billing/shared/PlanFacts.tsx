import type { ManagedPlan, OwnPlan } from '@portal/contract/billing/bill-plan';
import type { PlanLineState } from '@portal/contract/billing/plan-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../platform/account/FileButton.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';

const lineVariants: Record<PlanLineState, StatusKind> = { PAID: 'done', DUE: 'waiting', OVERDUE: 'late' };

/** A plan of instalments as both sides see it: its lines with what was paid of each, and who agreed. */
export function PlanFacts({ plan }: { plan: Omit<OwnPlan | ManagedPlan, 'actions'> }) {
  const { lines, stopsLateFee, reason, stateLabel, proposedBy, proposedAt, answeredBy, answeredAt } = plan;
  const { paper } = plan;
  return (
    <Panel title={m.pricing_plan()} end={stateLabel} level={3}>
      <CardTable
        caption={m.pricing_plan_lines()}
        columns={[
          { key: 'day', part: 'title', head: m.field_date(), nowrap: true, cell: ({ day }) => day },
          {
            key: 'amount',
            part: 'amount',
            head: m.field_amount(),
            align: 'end',
            cell: ({ amountFen }) => formatFen(amountFen),
            total: formatFen(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)),
          },
          {
            key: 'paid',
            part: 'fact',
            head: m.billing_paid(),
            align: 'end',
            cell: ({ paidFen }) => formatFen(paidFen),
          },
          {
            key: 'state',
            part: 'state',
            head: m.field_state(),
            cell: (line) => <Status kind={lineVariants[line.state]}>{line.stateLabel}</Status>,
          },
        ]}
        rows={lines}
        rowKey={({ day }) => day}
      />
      <Facts
        columns={1}
        facts={[
          {
            name: m.billing_late_fee(),
            value: stopsLateFee ? m.pricing_plan_stops() : m.pricing_plan_runs(),
          },
          { name: m.field_reason(), value: <Written>{reason}</Written> },
          {
            name: m.pricing_plan_proposed_by(),
            value: <Written>{proposedBy}</Written>,
            note: formatDate(proposedAt),
          },
          ...(answeredAt === null
            ? []
            : [
                {
                  name: m.pricing_plan_answered_by(),
                  value: <Written>{answeredBy}</Written>,
                  note: formatDate(answeredAt),
                },
              ]),
          ...(paper ? [{ name: m.pricing_plan_sign(), value: <FileButton file={paper} /> }] : []),
        ]}
      />
    </Panel>
  );
}
