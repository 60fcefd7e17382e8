import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const day = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
const rules = {
  seats: 8,
  status: 'OPEN',
  openFrom: '08:00',
  openTo: '20:00',
  maxSlots: 8,
  minAheadMin: 0,
  maxAheadDays: 30,
  needApproval: false,
  checkInRequired: true,
  dayLimitPerUser: 20,
  weekLimitPerEnterprise: 20,
  pricePerSlotFen: 0,
  freeSlotsPerMonth: 0,
  closedDates: [],
};

/** A room, an upcoming booking, a place on a waiting list, and a booking cancelled by the park. */
async function write({ fixtures: { author, person, owner }, write }: Writer): Promise<PayloadPages> {
  const { roomId } = await write<{ roomId: string }>(author.caller, '/api/propertyManage/confRoom/save', {
    data: { ...rules, fileId: null, equipment: [''], services: [{ name: '', fen: 0 }] },
  });
  const book = async (from: string, to: string) => {
    const data = { roomId, date: day, from, to, attendees: 2 };
    const { rows } = await write<{ rows: { bookingId: string; version: number }[] }>(
      person.caller,
      '/api/propertyManage/booking/book',
      { data },
    );
    return rows[0] ?? { bookingId: '', version: 0 };
  };
  await book('10:00', '11:00');
  const { bookingId, version } = await book('14:00', '15:00');
  await write(author.caller, '/api/propertyManage/booking/operateManage', {
    id: bookingId,
    event: 'cancel',
    version,
  });
  const taken = { roomId, date: day, from: '10:00', to: '11:00', attendees: 2 };
  await write(owner.caller, '/api/propertyManage/booking/wait', { data: taken });
  const feed = await person.caller.post<{ path: string }>('/api/propertyManage/booking/renewFeed', {});
  return {
    feeds: [feed.path],
    person: [
      `/conference-room?date=${day}`,
      '/conference-room?view=mine',
      `/conference-room?view=mine&tab=OVER&booking=${bookingId}`,
    ],
    owner: ['/conference-room?view=mine&tab=WAITING'],
    operator: [
      '/manage/conference-room',
      `/manage/conference-room?view=day&date=${day}`,
      `/manage/conference-room?view=rooms&room=${roomId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/propertyManage/confRoom/save data.fileId': 'is looked up',
    '/api/propertyManage/confRoom/queryDoor deviceCode': 'is looked up',
    '/api/propertyManage/confRoom/checkIn code': 'is looked up',
    '/api/propertyManage/booking/operate data.code': 'is compared',
    '/api/propertyManage/booking/book data.services[].name': 'is looked up',
    '/api/propertyManage/booking/wait data.services[].name': 'is looked up',
  },
  write,
};
