import { slotMinutes } from '@portal/contract/booking-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';

interface RoomNoteProps {
  seats: number;
  equipment: readonly string[];
  pricePerSlotFen?: number;
}

const hourFen = (slotFen: number) => (slotFen * 60) / slotMinutes;

/** What the room offers, in one line. */
export function RoomNote({ seats, equipment, pricePerSlotFen = 0 }: RoomNoteProps) {
  return (
    <>
      {m.room_seats({ count: seats })}
      {pricePerSlotFen > 0 && ` · ${m.room_price_hour({ amount: formatFen(hourFen(pricePerSlotFen)) })}`}
      {equipment.length > 0 && (
        <>
          {' · '}
          <Written>{equipment.join(' · ')}</Written>
        </>
      )}
    </>
  );
}
