import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';

interface RoomNoteProps {
  seats: number;
  equipment: readonly string[];
  pricePerSlotFen?: number;
}

/** A slot is half an hour. The contract says so too, but brings its schemas along, which are too much for a door. */
const hourFen = (slotFen: number) => slotFen * 2;

/** What the room offers, in one line. */
export function RoomNote({ seats, equipment, pricePerSlotFen = 0 }: RoomNoteProps) {
  return (
    <>
      {m.booking_seats({ count: seats })}
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
