import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const day = new Date(Date.now() + 80 * 3_600_000).toISOString().slice(0, 10);

const resource = {
  openMode: 'BOOK',
  status: 'OPEN',
  bloomFrom: 3,
  bloomTo: 6,
  maturity: 5,
  openFrom: '08:00',
  openTo: '20:00',
  maxSlots: 8,
  needApproval: false,
  unitFen: 0,
  closedDates: [],
  facts: [{ name: '', value: '' }],
  fileId: null,
};

/** An instrument with machine hours, a variety with an answered request, and an achievement. */
async function write({ fixtures: { author, person, owner }, write }: Writer): Promise<PayloadPages> {
  const save = (code: string) =>
    write<{ resourceId: string }>(author.caller, '/api/serviceManage/resource/save', {
      // Names are unique.
      data: { ...resource, code, name: code },
    });
  const machine = await save('instrument');
  const variety = await save('variety');
  await save('achievement');
  const hours = { resourceId: machine.resourceId, date: day, from: '09:00', to: '10:00', quantity: 1 };
  const { bookingId } = await write<{ bookingId: string }>(
    person.caller,
    '/api/serviceManage/resource/book',
    { data: hours },
  );
  const waiting = await write<{ bookingId: string }>(owner.caller, '/api/serviceManage/resource/wait', {
    data: hours,
  });
  const { requestId, version } = await write<{ requestId: string; version: number }>(
    person.caller,
    '/api/serviceManage/resource/request',
    { data: { resourceId: variety.resourceId } },
  );
  await write(author.caller, '/api/serviceManage/resourceRequest/operateManage', {
    id: requestId,
    event: 'agree',
    version,
  });
  return {
    public: [
      '/resources/chuangxin/instrument',
      '/resources/chuangxin/variety',
      '/resources/chuangxin/achievement',
    ],
    person: [
      `/my-application-list?booking=${bookingId}`,
      `/my-application-list/instrument/${machine.resourceId}?date=${day}`,
      `/my-application-list/ask/${variety.resourceId}`,
      `/my-application-list/resource/${requestId}`,
    ],
    owner: [`/my-application-list?booking=${waiting.bookingId}`],
    operator: [
      '/manage/resource',
      '/manage/resource?view=requests',
      '/manage/resource?view=resources',
      `/manage/resource?view=resources&resource=${variety.resourceId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/serviceManage/resource/save data.fileId': 'is looked up',
    '/api/serviceManage/resource/save data.galleryFileIds[]': 'are looked up',
  },
  write,
};
