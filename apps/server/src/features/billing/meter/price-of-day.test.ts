import { type TouBand, usualTouHours } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterpriseId, finance, member, otherId, portal, useBillPark } from '../testing/bill-park.ts';
import { insertLetUnit, insertMeter, insertReading, insertTariff } from '../testing/insert-meter.ts';

// Today is 2026-11-21.
useBillPark();

const tou = { peakE4: 10_000, flatE4: 7_000, valleyE4: 4_000, hours: usualTouHours };
const priced = (effectiveFrom: string, given: Partial<typeof tou> | null) =>
  insertTariff(portal.db, {
    feeCode: 'ELECTRICITY',
    effectiveFrom,
    price: { unitPriceE4: 7_000, tiers: null, tou: given && { ...tou, ...given } },
  });

let meterId: string;

const registers = { peakX100: 0, flatX100: 0, valleyX100: 0 };

beforeEach(async () => {
  const unitId = await insertLetUnit(portal.db, enterpriseId);
  meterId = await insertMeter(portal.db, {
    unitId,
    enterpriseId,
    kind: 'ELECTRICITY',
    initialTou: registers,
  });
});

const counted = (period: string, peakX100: number) =>
  insertReading(portal.db, {
    meterId,
    enterpriseId,
    period,
    readingX100: 500_000,
    touUsage: { peakX100, flatX100: 90_000, valleyX100: 90_000 },
  });

const seen = async () => {
  const call = 'GET /api/propertyManage/meter/queryDetail';
  const { data } = await portal.call(call, { id: meterId }, await member());
  return { touPrice: data.touPrice, saving: data.saving };
};

describe('today’s price', () => {
  it('comes from the tariff in force, ignoring later ones', async () => {
    await priced('2025-01-01', { peakE4: 9_000 });
    await priced('2026-11-21', {});
    await priced('2026-11-22', { peakE4: 12_000 });
    expect((await seen()).touPrice).toEqual({ effectiveFrom: '2026-11-21', tou });
  });

  it('is missing if it is the same all day or the meter has no time-of-use registers', async () => {
    await priced('2025-01-01', null);
    await counted('2026-10', 400_000);
    expect(await seen()).toEqual({ touPrice: null, saving: null });
    await priced('2026-01-01', {});
    expect((await seen()).touPrice).not.toBeNull();
    const unitId = await insertLetUnit(portal.db, enterpriseId, '302');
    meterId = await insertMeter(portal.db, { unitId, enterpriseId, kind: 'ELECTRICITY' });
    expect(await seen()).toEqual({ touPrice: null, saving: null });
  });

  it('includes the possible saving of the last month', async () => {
    await priced('2025-01-01', {});
    expect((await seen()).saving).toBeNull();
    await counted('2026-09', 900_000);
    await counted('2026-10', 400_000);
    // 400 kWh, each 0.60 yuan cheaper.
    expect((await seen()).saving).toEqual({ period: '2026-10', movedX100: 40_000, savedFen: 24_000 });
  });

  it('shows no saving for months long past', async () => {
    await priced('2025-01-01', {});
    await counted('2026-08', 900_000);
    expect((await seen()).saving).toBeNull();
  });

  it('is not found for another enterprise', async () => {
    await priced('2025-01-01', {});
    const call = 'GET /api/propertyManage/meter/queryDetail';
    const { header } = await portal.call(call, { id: meterId }, await member('OWNER', otherId));
    expect(header.retCode).toBe(retCodes.NOT_FOUND);
  });
});

describe('a time-of-use tariff', () => {
  const save = async (hours: unknown) => {
    const price = { unitPriceE4: 7_000, tiers: null, tou: { ...tou, hours } };
    const data = { feeCode: 'ELECTRICITY', effectiveFrom: '2026-12-01', price };
    return portal.call('POST /api/propertyManage/fee/saveTariff', { data }, await finance());
  };
  const fieldsOf = ({ data }: { data: unknown }) => Object.keys((data as { fields?: object }).fields ?? {});
  const with24 = (change: (band: TouBand, hour: number) => unknown) => usualTouHours.map(change);

  it.each([
    ['too few hours', usualTouHours.slice(1), 'data.price.tou.hours'],
    ['too many hours', [...usualTouHours, 'FLAT'], 'data.price.tou.hours'],
    ['no hours', null, 'data.price.tou.hours'],
    ['an hour that is none of the three', with24((b, h) => (h === 3 ? 'DUSK' : b)), 'data.price.tou.hours.3'],
    ['an hour left out', with24((b, h) => (h === 5 ? null : b)), 'data.price.tou.hours.5'],
    ['no peak at all', with24((b) => (b === 'PEAK' ? 'FLAT' : b)), 'data.price.tou.hours'],
  ])('is refused with %s', async (_what, hours, field) => {
    const answer = await save(hours);
    expect(answer.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(fieldsOf(answer)).toContain(field);
  });

  it('is shown with its hours once it is saved', async () => {
    const hours = with24((band, hour) => (hour === 13 ? 'VALLEY' : band));
    expect((await save(hours)).header.retCode).toBe(retCodes.SUCCESS);
    const call = 'GET /api/propertyManage/fee/queryManageList';
    const { data } = await portal.call(call, {}, await finance());
    const [tariff] = data.rows.flatMap(({ tariffs }) => tariffs);
    expect(tariff?.price.tou?.hours).toEqual(hours);
  });
});
