import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { DayStrip } from '../../../platform/account/time-grid/DayStrip.tsx';
import { TimeGrid } from '../../../platform/account/time-grid/TimeGrid.tsx';
import { clock, type GridRow } from '../../../platform/account/time-grid/time-cells.ts';
import { dayAfter } from '../../../platform/display/day-words.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './BookingDesk.module.css';
import { whenText } from './booking-variants.ts';
import {
  frameOf,
  type GridAnswer,
  type GridThing,
  hasBegun,
  isWaitable,
  minuteAt,
  rowsOf,
} from './grid-rows.tsx';
import { Legend } from './Legend.tsx';
import { useMove } from './use-move.ts';

/** A requested slot of one bookable item. */
export interface DeskChoice {
  date: string;
  from: string;
  to: string;
}

/** Fourteen days of bookings. */
interface DeskGrid extends GridAnswer {
  from: string;
  /** End of the caller's booking ban, if any. */
  stoppedUntil: number | null;
}

interface Opened {
  kind: 'book' | 'wait';
  slotRequest: DeskChoice;
  /** Whether the slot has begun, so that only the rest of it can be waited for. */
  isRunning: boolean;
}

interface BookingDeskProps {
  thing: GridThing;
  grid: DeskGrid;
  /** The slot given by the address. */
  from: string;
  hrefOf: (day: string) => string;
  /** Note above the grid: whose prices apply. */
  note: string;
  /** Describes the chosen slot in words. */
  chosenText: (slotRequest: DeskChoice) => string;
  bookText: string;
  /** The booking form. */
  children: (opened: Opened, close: () => void, done: () => void) => ReactNode;
}

/** The slot given by the address, at least as long as the minimum; null if it is not in the grid. */
function slotRequestFrom(
  { minSlots = 1, openFrom, openTo }: GridThing,
  date: string,
  from: string,
): DeskChoice | null {
  if (!/^([01]\d|2[0-3]):[03]0$/.test(from) || from < openFrom) return null;
  const to = clock(minuteAt(from) + minSlots * 30);
  return to <= openTo ? { date, from, to } : null;
}

/** Whether the slot is free: one from the address may by now be taken or past. */
function isFreeIn(rows: readonly GridRow[], { date, from, to }: DeskChoice): boolean {
  const row = rows.find(({ key }) => key === date);
  return row?.blocks.every((block) => block.to <= minuteAt(from) || minuteAt(to) <= block.from) ?? false;
}

/** Fourteen days of one item, the chosen slot, and the booking form. */
export function BookingDesk({ thing, grid, from, hrefOf, ...props }: BookingDeskProps) {
  const { note, chosenText, bookText, children } = props;
  const navigate = useNavigate();
  const move = useMove();
  const [slotRequest, setSlotRequest] = useState<DeskChoice | null>(() =>
    slotRequestFrom(thing, grid.from, from),
  );
  const [opened, setOpened] = useState<Opened>();
  const openedOn = (kind: Opened['kind'], at: DeskChoice): Opened => ({
    kind,
    slotRequest: at,
    isRunning: hasBegun(grid, at),
  });
  const frame = frameOf([thing]);
  const rows = rowsOf({
    answer: grid,
    things: [thing],
    isWeek: true,
    frame,
    actOn: ({ bookingId, date, from: begin, to }) => {
      if (bookingId) return () => void navigate(paths.applications({ booking: bookingId }));
      return isWaitable(grid, { date, from: begin, to })
        ? () => setOpened(openedOn('wait', { date, from: begin, to }))
        : undefined;
    },
  });
  const chosen = slotRequest && isFreeIn(rows, slotRequest) ? slotRequest : null;
  const go = () => {
    if (!chosen) return;
    if (move.booking) void move.to({ roomId: thing.roomId, ...chosen });
    else setOpened(openedOn('book', chosen));
  };
  return (
    <>
      {grid.stoppedUntil && (
        <Alert kind="warning" title={m.booking_stopped({ until: endText(grid.stoppedUntil) })}>
          {m.booking_stopped_text()}
        </Alert>
      )}
      {move.booking && (
        <Alert kind="info" title={m.booking_moving({ title: move.booking.title })}>
          {m.booking_moving_text({ time: whenText(move.booking) })}
        </Alert>
      )}
      <Stack gap={16} className={styles.desk}>
        <DayStrip
          day={grid.from}
          today={grid.today}
          last={dayAfter(grid.today, thing.maxAheadDays)}
          hrefOf={hrefOf}
          onPick={(day) => void navigate(hrefOf(day), { replace: true, preventScrollReset: true })}
        />
        <p>{note}</p>
        <Legend />
        <TimeGrid
          label={m.booking_grid({ name: thing.name })}
          corner={thing.name}
          frame={frame}
          rows={rows}
          chosen={chosen && { row: chosen.date, from: minuteAt(chosen.from), to: minuteAt(chosen.to) }}
          onChoose={(span) =>
            setSlotRequest(span && { date: span.row, from: clock(span.from), to: clock(span.to) })
          }
          onOpen={go}
          words={{ free: m.booking_free(), chosen: m.booking_choosing() }}
        />
      </Stack>
      {chosen && (
        <PageActs
          note={chosenText(chosen)}
          acts={[
            { key: 'clear', text: m.booking_clear(), onPress: () => setSlotRequest(null) },
            {
              key: 'book',
              text: move.booking ? m.booking_move() : bookText,
              busy: move.busy,
              onPress: go,
            },
          ]}
        />
      )}
      <Suspense>
        {opened &&
          children(
            opened,
            () => setOpened(undefined),
            () => {
              setOpened(undefined);
              setSlotRequest(null);
            },
          )}
      </Suspense>
    </>
  );
}
