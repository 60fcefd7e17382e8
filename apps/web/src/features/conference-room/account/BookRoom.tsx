import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { whenText } from '../../booking/shared/booking-variants.ts';
import { hasBegun, isWaitable, minuteAt, step } from '../../booking/shared/grid-rows.tsx';
import type { SlotChoice } from '../../booking/shared/slot-choice.ts';
import { useMove } from '../../booking/shared/use-move.ts';
import { RoomSchedule } from '../shared/RoomSchedule.tsx';
import { useSchedule } from '../shared/use-schedule.ts';
import { FreeHours } from './FreeHours.tsx';

const BookingDrawer = lazy(async () => ({ default: (await import('./BookingDrawer.tsx')).BookingDrawer }));

interface Opened {
  kind: 'book' | 'wait';
  slotRequest: SlotChoice;
}

/** The grid, the chosen slot, and the booking form; or an existing booking being moved. */
export function BookRoom() {
  const schedule = useSchedule(paths.conferenceRoom());
  const navigate = useNavigate();
  const [slotRequest, setSlotRequest] = useState<SlotChoice | null>(null);
  const [opened, setOpened] = useState<Opened>();
  const move = useMove();
  const { data } = schedule.answer;
  const rooms = data?.rooms ?? [];
  const room = rooms.find(({ roomId }) => roomId === slotRequest?.roomId);
  const go = () => {
    if (!slotRequest) return;
    if (move.booking) void move.to(slotRequest);
    else setOpened({ kind: 'book', slotRequest });
  };
  return (
    <>
      {data?.stoppedUntil && (
        <Alert kind="warning" title={m.booking_stopped({ until: endText(data.stoppedUntil) })}>
          {m.booking_stopped_text()}
        </Alert>
      )}
      {move.booking && (
        <Alert kind="info" title={m.booking_moving({ title: move.booking.title })}>
          {m.booking_moving_text({ time: `${move.booking.roomName} ${whenText(move.booking)}` })}
        </Alert>
      )}
      {data && (
        <FreeHours answer={data} date={schedule.date} roomId={slotRequest?.roomId ?? schedule.roomId} />
      )}
      <RoomSchedule
        schedule={schedule}
        slotRequest={slotRequest}
        onSlotRequest={setSlotRequest}
        onOpen={go}
        actOn={({ bookingId, ...span }) =>
          bookingId
            ? () => void navigate(paths.conferenceRoom({ view: 'mine', booking: bookingId }))
            : data && isWaitable(data, span)
              ? () => setOpened({ kind: 'wait', slotRequest: span })
              : undefined
        }
      />
      {slotRequest && room && (
        <PageActs
          note={m.room_chosen({
            room: room.name,
            time: whenText(slotRequest),
            count: (minuteAt(slotRequest.to) - minuteAt(slotRequest.from)) / step,
          })}
          acts={[
            { key: 'clear', text: m.booking_clear(), onPress: () => setSlotRequest(null) },
            {
              key: 'book',
              text: move.booking ? m.booking_move() : m.room_book_this(),
              busy: move.busy,
              onPress: go,
            },
          ]}
        />
      )}
      <Suspense>
        {opened && (
          <BookingDrawer
            key={JSON.stringify(opened)}
            {...opened}
            isRunning={data ? hasBegun(data, opened.slotRequest) : false}
            rooms={rooms}
            lines={data?.lines ?? []}
            freeSlotsLeft={data?.freeSlotsLeft ?? {}}
            onClose={() => setOpened(undefined)}
            onDone={() => {
              setOpened(undefined);
              setSlotRequest(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
