import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';

const percent = (value: number) => `${Math.round(value)}%`;

/** The share of the promised time that responses and repairs have taken, month by month. */
export function PromiseCard() {
  return (
    <ChartCard
      chart="repairs"
      title={m.repair_chart()}
      href={paths.manageRepairs()}
      by={m.repair_chart_month()}
      unit="%"
      limit={{ name: m.repair_chart_promise(), value: 100 }}
      series={[
        { of: 'response', name: m.repair_chart_response(), look: 'round', text: percent },
        { of: 'finish', name: m.repair_chart_finish(), look: 'square', text: percent },
        { of: 'respondedInTime', name: m.repair_chart_responded_in_time(), text: percent },
        { of: 'finishedInTime', name: m.repair_chart_finished_in_time(), text: percent },
        { of: 'reported', name: m.repair_chart_reported(), text: String },
      ]}
    />
  );
}
