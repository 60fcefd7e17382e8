import type { Writer } from './writer.ts';

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

/** A room, a booking to come, one that is waited for, and one that the park has cancelled. */
export async function writeRooms({ fixtures: { author, person, owner }, write }: Writer) {
  const { roomId } = await write<{ roomId: string }>(author.caller, '/api/propertyManage/confRoom/save', {
    data: { ...rules, equipment: [''], services: [{ name: '', fen: 0 }] },
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
  return { roomId, roomDay: day, cancelledBooking: bookingId, bookingFeed: feed.path };
}
