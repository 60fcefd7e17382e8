import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';

interface RoomNoteProps {
  seats: number;
  equipment: readonly string[];
  pricePerSlotFen?: number;
}

/**
 * A slot is half an hour. The contract says so too, but importing it would bring in its schemas, which are too large
 * for the door display.
 */
const hourFen = (slotFen: number) => slotFen * 2;

/** The room's features, in one line. */
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
