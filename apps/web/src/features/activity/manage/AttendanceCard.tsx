import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';

/** Sign-ups, attendance, no-shows and certificates, month by month. */
export function AttendanceCard() {
  return (
    <ChartCard
      chart="activities"
      title={m.learn_chart()}
      href={paths.manageActivities()}
      by={m.field_month()}
      series={[
        { of: 'attended', name: m.learn_chart_attended(), look: 'full', text: String },
        { of: 'missed', name: m.learn_chart_missed(), look: 'hatched', text: String },
        { of: 'signedUp', name: m.learn_chart_signed(), text: String },
        { of: 'certified', name: m.learn_chart_certified(), text: String },
      ]}
    />
  );
}
