import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const day = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);
const allDay = { from: '08:00', to: '22:00', memberFenPerHour: 0, publicFenPerHour: 0 };
const rules = {
  kind: 'EXPO',
  areaX100: 100_000,
  seats: 80,
  status: 'OPEN',
  openFrom: '08:00',
  openTo: '22:00',
  minSlots: 1,
  maxSlots: 8,
  minAheadMin: 0,
  maxAheadDays: 30,
  dayLimitPerUser: 20,
  weekLimitPerEnterprise: 20,
  needApproval: false,
  depositFen: 0,
  priceRules: ['workday', 'weekend', 'holiday'].map((dayKind) => ({ dayKind, ...allDay })),
  cancelShares: [],
  closedDates: [],
  holidayDates: [],
  fileId: null,
  galleryFileIds: [],
};

/** Venues need unique names, as everything is written several times. */
let halls = 0;

/** A venue, an upcoming booking, a place on a waiting list, and a booking cancelled by the park. */
async function write({ fixtures: { author, person, owner }, write }: Writer): Promise<PayloadPages> {
  halls += 1;
  const { buildingId } = await author.caller.post<{ buildingId: string }>(
    '/api/serviceManage/building/save',
    {
      data: {
        name: `会展中心${halls}`,
        kind: 'HALL',
        address: '一号路 1 号',
        areaX100: 100_000,
        floors: 3,
        intro: '展厅与会议。',
        facilities: ['电梯'],
        managerName: '简怀安',
        managerPhone: '0871-6000001',
        fileId: null,
      },
    },
  );
  const { venueId } = await write<{ venueId: string }>(author.caller, '/api/serviceManage/venue/save', {
    data: { ...rules, buildingId, equipment: [''] },
  });
  const book = (from: string, to: string) =>
    write<{ bookingId: string; version: number }>(person.caller, '/api/serviceManage/venue/book', {
      data: { venueId, date: day, from, to, attendees: 2 },
    });
  await write(author.caller, '/api/propertyManage/closedDay/save', {
    data: { day: new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10) },
  });
  await book('17:00', '18:00');
  const { bookingId, version } = await book('19:00', '20:00');
  await write(author.caller, '/api/propertyManage/booking/operateManage', {
    id: bookingId,
    event: 'cancel',
    version,
  });
  await write(owner.caller, '/api/serviceManage/venue/wait', {
    data: { venueId, date: day, from: '17:00', to: '18:00', attendees: 2 },
  });
  return {
    public: ['/service/fieldlist', `/service/fieldlist/${venueId}`],
    person: [
      `/conference-room/venue/${venueId}?date=${day}`,
      '/conference-room?view=mine',
      `/conference-room?view=mine&tab=OVER&booking=${bookingId}`,
    ],
    owner: ['/conference-room?view=mine&tab=WAITING'],
    operator: [
      '/manage/venue',
      '/manage/venue?closed=days',
      '/manage/venue?view=venues',
      `/manage/venue?view=venues&venue=${venueId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/serviceManage/venue/save data.fileId': 'is looked up',
    '/api/serviceManage/venue/save data.galleryFileIds[]': 'are looked up',
    '/api/propertyManage/booking/settleDeposit data.reason': 'is said of a deposit that was paid',
  },
  write,
};
