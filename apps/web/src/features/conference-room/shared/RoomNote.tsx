import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';

/** What the room offers, in one line. */
export function RoomNote({ seats, equipment }: { seats: number; equipment: readonly string[] }) {
  return (
    <>
      {m.room_seats({ count: seats })}
      {equipment.length > 0 && (
        <>
          {' · '}
          <Written>{equipment.join(' · ')}</Written>
        </>
      )}
    </>
  );
}
