import type { PayloadPages, PayloadSource } from './payload-source.ts';
import type { Writer } from './writer.ts';

const dayAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

const tutor = {
  area: 'GROWING',
  career: [{ years: '', what: '', text: '' }],
  feeFenPerHour: 0,
  status: 'OPEN',
  loginName: '',
  fileId: null,
};

/** A tutor, an hour that somebody asks for, and one that the office has refused. */
async function write({ fixtures: { author, person }, write }: Writer): Promise<PayloadPages> {
  const { tutorId } = await write<{ tutorId: string }>(author.caller, '/api/serviceManage/tutor/save', {
    data: { ...tutor, fields: [''] },
  });
  await author.caller.post('/api/serviceManage/tutorHour/open', {
    tutorId,
    data: {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '09:00',
      to: '10:00',
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
  const ask = (at: number) =>
    write<{ bookingId: string; version: number }>(person.caller, '/api/serviceManage/tutor/book', {
      data: { hourId: hours[at]?.hourId ?? '' },
    });
  const asked = await ask(0);
  const { bookingId, version } = await ask(1);
  await write(author.caller, '/api/propertyManage/booking/operateManage', {
    id: bookingId,
    event: 'reject',
    version,
  });
  return {
    public: ['/service/tutorlist', `/service/tutorlist/${tutorId}`],
    person: [
      `/my-application-list/tutoring/${asked.bookingId}`,
      `/my-application-list/tutoring/${bookingId}`,
      '/my-application-list',
      `/my-application-list/follow/${tutorId}`,
    ],
    operator: [
      '/manage/tutor',
      '/manage/tutor?view=tutors',
      `/manage/tutor?view=tutors&tutor=${tutorId}`,
      `/manage/tutor?hours=${tutorId}`,
    ],
  };
}

const later = 'is written after the hour';

export const tutorPayloads: PayloadSource = {
  unshown: {
    '/api/serviceManage/tutor/save data.fileId': 'is looked up',
    '/api/serviceManage/tutor/save data.loginName': 'is looked up',
    '/api/serviceManage/tutoring/operateManage reason': 'is that of the booking, written by the office',
    '/api/serviceManage/tutoring/advise data.judgement': later,
    '/api/serviceManage/tutoring/advise data.actions[].what': later,
    '/api/serviceManage/tutoring/advise data.actions[].who': later,
    '/api/serviceManage/tutoring/followUp data.outcome': later,
    '/api/serviceManage/tutoring/followUp data.actions[].what': later,
    '/api/serviceManage/tutoring/followUp data.actions[].who': later,
    '/api/serviceManage/tutoring/rate data.comment': later,
  },
  write,
};
