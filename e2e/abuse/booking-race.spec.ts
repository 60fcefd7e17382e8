import { expect } from '@playwright/test';
import { timeOf } from '@portal/contract/booking/slots';
import { retCodes } from '@portal/contract/ret-code';
import { insertRoom } from '../../apps/server/src/features/conference-room/testing/insert-room.ts';
import { insertUser } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { insertResource } from '../../apps/server/src/features/resource/testing/insert-resource.ts';
import { insertHour, insertTutor } from '../../apps/server/src/features/tutor/testing/insert-tutor.ts';
import { insertVenue } from '../../apps/server/src/features/venue/testing/insert-venue.ts';
import { bookings } from '../../apps/server/src/platform/booking/booking.table.ts';
import { addDays, chinaDayOf } from '../../apps/server/src/platform/china-time.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { openSession } from '../../apps/server/src/platform/session/sessions.ts';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { test } from '../support/test.ts';
import { insist } from './insist.ts';
import { withTwoCopies } from './two-copies.ts';

// `npm run test:abuse` runs the long form.
const maxRounds = isLong ? 500 : 5;
/** Rooms get the long race; everything else bookable relies on the same constraint. */
const roundsOf = (kind: string): number => (kind === 'room' ? maxRounds : 2);
const clerks = 64;
const slotsADay = 24;

test.describe.configure({ timeout: 120_000 + maxRounds * 2_000 });

async function openClerks({ db }: Database): Promise<string[]> {
  const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };
  const clock = { now: () => new Date() };
  const tokens: string[] = [];
  for (let clerk = 0; clerk < clerks; clerk++) {
    const { id: userId, userAccId } = await insertUser(db, { userType: '100' });
    const none = { operatorRoles: [], enterpriseId: null, memberRole: null, auditStatus: '0' as const };
    const session = await openSession(db, clock, { userId, userAccId, userType: '100', ...none }, device);
    tokens.push(session.token);
  }
  return tokens;
}

/** The half-hour slot of a round; each round gets a new one, from tomorrow on. */
function timeOfRound(round: number) {
  const from = 8 * 60 + (round % slotsADay) * 30;
  const date = addDays(chinaDayOf(new Date()), 1 + Math.floor(round / slotsADay));
  return { date, from: timeOf(from), to: timeOf(from + 30) };
}

type Time = ReturnType<typeof timeOfRound>;

/** What everyone tries to book at once: the call and its data. */
interface Wanted {
  path: string;
  dataOf: (time: Time) => Promise<object>;
}

const often = { dayLimitPerUser: 1_000, maxAheadDays: 365 };

/** One of each bookable kind, usable for any number of rounds. */
const kinds: Record<string, (db: Database['db']) => Promise<Wanted>> = {
  room: async (db) => {
    const roomId = await insertRoom(db, often);
    const dataOf = async (time: Time) => ({ roomId, ...time, title: '订单评审', attendees: 2 });
    return { path: 'propertyManage/booking/book', dataOf };
  },
  venue: async (db) => {
    const venueId = await insertVenue(db, { ...often, minSlots: 1, minAheadMin: 0 });
    const dataOf = async (time: Time) => ({ venueId, ...time, title: '新品发布', attendees: 20 });
    return { path: 'serviceManage/venue/book', dataOf };
  },
  "tutor's hour": async (db) => {
    const tutorId = await insertTutor(db);
    const question = '预冷后箱心温度还有七度，想请老师看看码垛顺序怎么改。';
    const dataOf = async (time: Time) => ({ hourId: await insertHour(db, tutorId, time), question });
    return { path: 'serviceManage/tutor/book', dataOf };
  },
  instrument: async (db) => {
    const resourceId = await insertResource(db);
    const dataOf = async (time: Time) => ({ resourceId, ...time, title: '送样', quantity: 1 });
    return { path: 'serviceManage/resource/book', dataOf };
  },
};

test(`of ${clerks} clerks who want the same place and time at once, at two copies of the server, one gets it`, () =>
  withTwoCopies(async ({ ports, database }) => {
    // New clerks for each kind, as no one can be in two places at the same time.
    for (const [kind, prepare] of Object.entries(kinds))
      await test.step(kind, async () =>
        race(kind, await prepare(database.db), database, { ports, tokens: await openClerks(database) }),
      );
  }));

async function race(
  kind: string,
  { path, dataOf }: Wanted,
  { db }: Database,
  { ports, tokens }: { ports: readonly number[]; tokens: string[] },
): Promise<void> {
  const rounds = roundsOf(kind);
  const before = await db.$count(bookings);
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round++) {
    const slotRequest = await dataOf(timeOfRound(round));
    const codes = await Promise.all(
      tokens.map((token, at) =>
        insist(ports[at % ports.length] ?? 0, path, token, { data: JSON.stringify(slotRequest) }),
      ),
    );
    const counts = Object.fromEntries(
      [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
    );
    expect(counts, `${kind}, round ${round}`).toEqual({ '000000': 1, [retCodes.SLOT_TAKEN]: clerks - 1 });
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  expect((await db.$count(bookings)) - before).toBe(rounds);
  console.log(`${kind}: ${rounds} rounds of ${clerks} clerks in ${seconds.toFixed(1)} s, one booking each`);
}
