import { sql } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { findResources, listResources } from './resource.queries.ts';
import type { ResourceRecord } from './resource.table.ts';

/** An instrument as a bookable item; one person is responsible for the booking. */
export const bookableInstrument = (resource: ResourceRecord): Bookable => ({
  id: resource.id,
  name: resource.name,
  place: resource.place,
  seats: 1,
  needApproval: resource.needApproval,
  checkInRequired: false,
  rules: {
    isOpen: resource.status === 'OPEN',
    openFrom: resource.openFrom,
    openTo: resource.openTo,
    closedDates: resource.closedDates,
    closedFrom: resource.closedFrom,
    minSlots: 1,
    maxSlots: resource.maxSlots,
    minAheadMin: 60,
    maxAheadDays: 30,
    dayLimitPerUser: 3,
    weekLimitPerEnterprise: 20,
  },
  cancelShares: [
    { hours: 24, percent: 100 },
    { hours: 2, percent: 50 },
  ],
});

const isInstrument = ({ code }: ResourceRecord) => code === 'instrument';

/** Instruments as bookable items. The time is free; the price is that of the samples, booked as services. */
export const bookableInstruments: BookableSource = {
  kind: 'INSTRUMENT',
  async all(db) {
    return (await listResources(db, 'instrument')).map(bookableInstrument);
  },
  async find(db, ids) {
    return (await findResources(db, ids)).filter(isInstrument).map(bookableInstrument);
  },
  checksIn: sql`false`,
  price: () => Promise.resolve({ amountFen: 0, freeSlots: 0 }),
  listFen: () => Promise.resolve(0),
};
