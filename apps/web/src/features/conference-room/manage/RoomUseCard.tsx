import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ChartCard } from '../../../platform/account/card/ChartCard.tsx';

const rounded = (value: number) => value.toFixed(1);

/** Hours of use and of no-shows for each room in the last 90 days. */
export function RoomUseCard() {
  return (
    <ChartCard
      chart="rooms"
      title={m.room_chart()}
      href={paths.manageRooms()}
      by={m.field_room()}
      byName
      series={[
        { of: 'used', name: m.room_chart_used(), look: 'full', text: rounded },
        { of: 'missed', name: m.room_chart_missed(), look: 'hatched', text: rounded },
        { of: 'bookings', name: m.room_chart_bookings(), text: String },
        { of: 'share', name: m.room_chart_share(), text: (value) => `${rounded(value)}%` },
      ]}
    />
  );
}
