import type { BookingContent } from '@portal/contract/booking/public';
import type { RefusalData } from '@portal/contract/envelope';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { freeTimes, keepsTime } from '../../platform/booking/booking-rules.ts';
import { coveredBy, type SlotRequest } from '../../platform/booking/booking-time.ts';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { seesSubject } from './sharing.public.ts';

interface Wanted {
  booked: Bookable;
  slotRequest: SlotRequest;
  attendees: number;
  actor: Context['actor'];
  now: Date;
}

const maxSuggestions = 3;

const overlaps = (one: Pick<SlotRequest, 'from' | 'to'>, other: Pick<SlotRequest, 'from' | 'to'>) =>
  one.from < other.to && other.from < one.to;

/**
 * What blocks a requested slot, and up to three alternatives: the next free slot of the same bookable, and others at
 * that time.
 */
async function suggestTimes(
  db: Db,
  source: BookableSource,
  { booked, slotRequest, attendees, actor, now }: Wanted,
): Promise<Required<Pick<RefusalData, 'conflicts' | 'suggestions'>>> {
  const all = await source.all(db);
  const day = {
    startAt: startOfChinaDay(slotRequest.date),
    endAt: startOfChinaDay(addDays(slotRequest.date, 1)),
  };
  const ids = all.map(({ id }) => id);
  const held = (await listTaken(db, ids, day)).filter(keepsTime);
  const timesOf = ({ startAt, heldUntil }: Booking) => coveredBy({ startAt, endAt: heldUntil });
  const takenOf = (one: Bookable) => held.filter(({ resourceId }) => resourceId === one.id).map(timesOf);

  const conflicts = held
    .filter((booking) => booking.resourceId === booked.id && overlaps(timesOf(booking), slotRequest))
    .map((booking) => ({
      ...timesOf(booking),
      title: seesSubject(booking, actor) ? booking.title : '',
    }));
  const [next] = freeTimes(booked.rules, slotRequest, takenOf(booked), now);
  const others = all.filter(
    (one) =>
      one.id !== booked.id &&
      one.seats >= attendees &&
      freeTimes(one.rules, slotRequest, takenOf(one), now)[0]?.from === slotRequest.from,
  );
  const suggestions = [
    ...(next ? [{ one: booked, time: next }] : []),
    ...others.map((one) => ({ one, time: slotRequest })),
  ];
  return {
    conflicts,
    suggestions: suggestions.slice(0, maxSuggestions).map(({ one: { id, name }, time }) => ({
      roomId: id,
      roomName: name,
      date: time.date,
      from: time.from,
      to: time.to,
    })),
  };
}

/** @throws {AppError} 500021 with what blocks the slot and what's free */
export async function throwSlotTaken(
  tx: Db,
  { actor, now }: Context,
  source: BookableSource,
  booked: Bookable,
  { attendees, series }: { attendees: number; series?: BookingContent['series'] },
  [slotRequest, ...more]: readonly SlotRequest[],
): Promise<never> {
  if (!slotRequest) throw new AppError(retCodes.SLOT_TAKEN);
  const found = await suggestTimes(tx, source, { booked, slotRequest, attendees, actor, now });
  const days = more.map((each) => ({ ...each, title: '' }));
  throw new AppError(retCodes.SLOT_TAKEN, {
    data: { ...found, conflicts: [...found.conflicts, ...days] },
    ...(series ? { retMsg: m.refusal_series_taken() } : {}),
  });
}
