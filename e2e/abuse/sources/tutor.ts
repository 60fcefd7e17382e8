import { eq } from 'drizzle-orm';
import { bookings } from '../../../apps/server/src/platform/booking/booking.table.ts';
import type { Caller } from '../caller.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const dayAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

const tutor = {
  area: 'GROWING',
  career: [{ years: '', what: '', text: '' }],
  feeFenPerHour: 0,
  status: 'OPEN',
  loginName: '',
  fileId: null,
};

interface Asked {
  bookingId: string;
  version: number;
}

const hour = 3_600_000;

/** Approves an hour and moves it this many hours back, since writing about it requires that it has taken place. */
async function hold(
  { db, fixtures: { author } }: Writer,
  { bookingId: id, version }: Asked,
  hoursAgo: number,
) {
  await author.caller.post('/api/propertyManage/booking/operateManage', { id, event: 'approve', version });
  const startAt = new Date(Math.floor(Date.now() / hour) * hour - hoursAgo * hour);
  const endAt = new Date(startAt.getTime() + hour / 2);
  await db.update(bookings).set({ startAt, endAt, heldUntil: endAt }).where(eq(bookings.id, id));
}

/** Advice on two past hours; one of them is rated publicly and followed up. */
async function advise(writer: Writer, ask: (at: number) => Promise<Asked>): Promise<string[]> {
  const { author, owner } = writer.fixtures;
  const tutoring = '/api/serviceManage/tutoring';
  const actions = [{ what: '', who: '' }];
  const ids: string[] = [];
  for (const [nth, at] of [2, 3].entries()) {
    const asked = await ask(at);
    await hold(writer, asked, 6 - nth * 2);
    ids.push(asked.bookingId);
    await writer.write(author.caller, `${tutoring}/advise`, {
      id: asked.bookingId,
      version: 1,
      data: { actions },
    });
  }
  const id = ids[1] ?? '';
  await writer.write(owner.caller, `${tutoring}/rate`, {
    id,
    version: 2,
    data: { score: 5, publishes: true },
  });
  await writer.write(author.caller, `${tutoring}/followUp`, { id, version: 3, data: { actions } });
  return ids;
}

/** A tutor, a requested hour, one refused by the office, and two past ones. */
async function write(writer: Writer): Promise<PayloadPages> {
  const { fixtures, write: send } = writer;
  const { author, person, owner } = fixtures;
  const { tutorId } = await send<{ tutorId: string }>(author.caller, '/api/serviceManage/tutor/save', {
    data: { ...tutor, fields: [''] },
  });
  await author.caller.post('/api/serviceManage/tutorHour/open', {
    tutorId,
    data: {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '09:00',
      to: '11:00',
      slots: 1,
      mode: 'ONSITE',
      firstDay: dayAt(56),
      lastDay: dayAt(56),
      aheadDays: 0,
    },
  });
  const { hours } = await author.caller.get<{ hours: { hourId: string }[] }>(
    '/api/serviceManage/tutorHour/queryManageList',
    { tutorId },
  );
  const askAs = (caller: Caller) => (at: number) =>
    send<Asked>(caller, '/api/serviceManage/tutor/book', {
      data: { hourId: hours[at]?.hourId ?? '' },
    });
  const ask = askAs(person.caller);
  const asked = await ask(0);
  const waiting = await send<Asked>(owner.caller, '/api/serviceManage/tutor/wait', {
    data: { hourId: hours[0]?.hourId ?? '' },
  });
  const { bookingId, version } = await ask(1);
  await send(author.caller, '/api/propertyManage/booking/operateManage', {
    id: bookingId,
    event: 'reject',
    version,
  });
  const held = await advise(writer, askAs(owner.caller));
  return {
    public: ['/service/tutorlist', `/service/tutorlist/${tutorId}`],
    person: [
      `/my-application-list/tutoring/${asked.bookingId}`,
      `/my-application-list/tutoring/${bookingId}`,
      '/my-application-list',
      `/my-application-list/follow/${tutorId}`,
    ],
    owner: [...held, waiting.bookingId].map((id) => `/my-application-list/tutoring/${id}`),
    operator: [
      '/manage/tutor',
      '/manage/tutor?view=tutors',
      `/manage/tutor?view=tutors&tutor=${tutorId}`,
      `/manage/tutor?hours=${tutorId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/serviceManage/tutor/save data.fileId': 'is looked up',
    '/api/serviceManage/tutor/save data.loginName': 'is looked up',
    '/api/serviceManage/tutoring/operateManage reason': 'is that of the booking, written by the office',
  },
  write,
};
