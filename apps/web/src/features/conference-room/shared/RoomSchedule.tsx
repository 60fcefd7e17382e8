import * as m from '@portal/texts/messages';
import { type ReactNode, useMemo } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { DayStrip } from '../../../platform/account/time-grid/DayStrip.tsx';
import { TimeGrid } from '../../../platform/account/time-grid/TimeGrid.tsx';
import { type ChosenSpan, clock } from '../../../platform/account/time-grid/time-cells.ts';
import { dayAfter, dayWords } from '../../../platform/display/day-words.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { frameOf, type HeldSpan, minuteAt, rowsOf } from '../../booking/shared/grid-rows.tsx';
import { Legend } from '../../booking/shared/Legend.tsx';
import type { SlotChoice } from '../../booking/shared/slot-choice.ts';
import { RoomNote } from './RoomNote.tsx';
import styles from './RoomSchedule.module.css';
import type { RoomGridAnswer } from './room-grid.ts';
import { type Schedule, suitingRooms } from './use-schedule.ts';

interface RoomScheduleProps {
  schedule: Schedule;
  slotRequest?: SlotChoice | null;
  /** If omitted, the hours are shown but none can be chosen. */
  onSlotRequest?: (slotRequest: SlotChoice | null) => void;
  /** Called on Enter with a slot chosen. */
  onOpen?: () => void;
  actOn: (span: HeldSpan) => (() => void) | undefined;
  children?: ReactNode;
}

/** All rooms on a day, or one room for a week: days and filters above, the grid below. */
export function RoomSchedule({ schedule, children, ...grid }: RoomScheduleProps) {
  const { answer, date, href, go } = schedule;
  return (
    <Answered of={answer} lines={12}>
      {(data) => {
        const last = dayAfter(data.today, Math.max(...data.rooms.map(({ maxAheadDays }) => maxAheadDays)));
        return (
          <Stack fluid gap={12}>
            <DayStrip
              day={date}
              today={data.today}
              last={last}
              hrefOf={(day) => href({ date: day })}
              onPick={(day) => go({ date: day })}
            />
            <div className={styles.tools}>
              <Legend />
              <Filters schedule={schedule} rooms={data.rooms} />
            </div>
            <Grid schedule={schedule} data={data} {...grid} />
            {children}
          </Stack>
        );
      }}
    </Answered>
  );
}

function Grid({
  schedule: { date, roomId, filters },
  data,
  slotRequest,
  onSlotRequest,
  onOpen,
  actOn,
}: Omit<RoomScheduleProps, 'children'> & { data: RoomGridAnswer }) {
  const isWeek = roomId !== '';
  const rooms = isWeek
    ? data.rooms.filter((room) => room.roomId === roomId)
    : suitingRooms(data.rooms, filters);
  const frame = useMemo(() => frameOf(data.rooms), [data.rooms]);
  if (rooms.length === 0) return <EmptyState title={m.room_none()}>{m.room_none_text()}</EmptyState>;
  const rows = rowsOf({
    answer: data,
    things: rooms.map((room) => ({ ...room, note: <RoomNote {...room} /> })),
    isWeek,
    frame,
    actOn,
  });
  const chosen =
    slotRequest && rows.some(({ key }) => key === (isWeek ? slotRequest.date : slotRequest.roomId))
      ? slotRequest
      : null;
  const choose = (span: ChosenSpan | null) =>
    onSlotRequest?.(
      span && {
        roomId: isWeek ? roomId : span.row,
        date: isWeek ? span.row : date,
        from: clock(span.from),
        to: clock(span.to),
      },
    );
  return (
    <TimeGrid
      label={m.room_grid({ day: isWeek ? (rooms[0]?.name ?? '') : dayWords(date) })}
      corner={isWeek ? (rooms[0]?.name ?? '') : dayWords(date)}
      frame={frame}
      rows={rows}
      chosen={
        chosen && {
          row: isWeek ? chosen.date : chosen.roomId,
          from: minuteAt(chosen.from),
          to: minuteAt(chosen.to),
        }
      }
      onChoose={choose}
      onOpen={() => onOpen?.()}
      words={{ free: m.booking_free(), chosen: m.booking_choosing() }}
    />
  );
}

const seatSteps = ['4', '8', '12', '20', '40'];

/** Distinct buildings that have rooms. */
function buildingsOf(rooms: RoomGridAnswer['rooms']) {
  const names = new Map(rooms.map(({ buildingId, buildingName }) => [buildingId, buildingName]));
  return [...names].flatMap(([value, text]) => (value === null ? [] : [{ value, text }]));
}

function Filters({ schedule, rooms }: { schedule: Schedule; rooms: RoomGridAnswer['rooms'] }) {
  const { filters, roomId, go } = schedule;
  const distinct = (texts: string[]) => [...new Set(texts)].map((text) => ({ value: text, text }));
  const select = (name: string, label: string, value: string, options: { value: string; text: string }[]) => (
    <NativeSelect
      label={label}
      hiddenLabel
      value={value}
      options={[{ value: '', text: label }, ...options]}
      onChange={({ target }) => go({ [name]: target.value })}
    />
  );
  return (
    <div className={styles.filters}>
      {select(
        'room',
        m.room_all(),
        roomId,
        rooms.map((room) => ({ value: room.roomId, text: room.name })),
      )}
      {roomId === '' && (
        <>
          {select(
            'seats',
            m.room_any_seats(),
            filters.seats,
            seatSteps.map((seats) => ({ value: seats, text: m.booking_from_seats({ count: seats }) })),
          )}
          {select(
            'equipment',
            m.room_any_equipment(),
            filters.equipment,
            distinct(rooms.flatMap((room) => room.equipment)),
          )}
          {select('building', m.room_any_building(), filters.building, buildingsOf(rooms))}
        </>
      )}
    </div>
  );
}
