import { createHash } from 'node:crypto';
import type { Price } from '@portal/contract/billing/bill-price';
import { type MeterKind, usualTouHours } from '@portal/contract/billing/terms';
import type { TouRegisters } from '../../features/billing/meter/meter.table.ts';
import { movePeriod } from '../../features/billing/meter/periods.ts';
import { demoBuildings } from './compose-buildings.ts';

/** A number between 0 and 1, the same for the same key on every fill. */
function shareOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) / 0xff_ff_ff_ff;
}

/** Prices by meter kind: tiers for water, time of use for electricity. */
export const demoPrices: Record<MeterKind, Price> = {
  WATER: {
    unitPriceE4: 42_000,
    tiers: [
      { uptoX100: 20_000, unitPriceE4: 42_000 },
      { uptoX100: 60_000, unitPriceE4: 51_500 },
      { uptoX100: null, unitPriceE4: 63_000 },
    ],
    tou: null,
  },
  ELECTRICITY: {
    unitPriceE4: 6_880,
    tiers: null,
    tou: { peakE4: 10_320, flatE4: 6_880, valleyE4: 3_440, hours: usualTouHours },
  },
};

export interface DemoMeter {
  key: string;
  meterNo: string;
  kind: MeterKind;
  unitKey: string;
  areaX100: number;
  enterpriseKey: string | null;
  isTou: boolean;
  multiplier: number;
  initialX100: number;
  /** Whether it has been leaking for the last month. */
  isLeaking: boolean;
}

/** Number of units with a water and an electricity meter. */
const meteredUnits = 52;

/** Meters for a unit of each enterprise, and for further units of theirs. */
export function demoMeters(): DemoMeter[] {
  const all = demoBuildings().flatMap((house) => house.units);
  const lets = all
    .filter(({ enterpriseKey }) => enterpriseKey !== null)
    .sort((one, other) => (one.enterpriseKey ?? '').localeCompare(other.enterpriseKey ?? ''));
  const firsts = lets.filter(
    ({ enterpriseKey }, at) => lets.findIndex((unit) => unit.enterpriseKey === enterpriseKey) === at,
  );
  const units = [...firsts, ...lets.filter((unit) => !firsts.includes(unit))].slice(0, meteredUnits);
  return units.flatMap((unit, at) =>
    (['WATER', 'ELECTRICITY'] as const).map((kind) => {
      const letter = kind === 'WATER' ? 'S' : 'D';
      const key = `${letter}-${unit.key}`;
      return {
        key,
        meterNo: key,
        kind,
        unitKey: unit.key,
        areaX100: unit.areaX100,
        enterpriseKey: unit.enterpriseKey,
        isTou: kind === 'ELECTRICITY' && at % 2 === 0,
        multiplier: kind === 'ELECTRICITY' && unit.areaX100 > 500_000 ? 40 : 1,
        initialX100: Math.round(shareOf(`${key} initial`) * 400_000),
        isLeaking: kind === 'WATER' && unit.enterpriseKey !== null && [0, 7, 15].includes(at),
      };
    }),
  );
}

/** Monthly consumption in hundredths of a meter step: more in summer, with random variation. */
function stepsOf(meter: DemoMeter, period: string, isLeak: boolean): number {
  const month = Number(period.slice(5));
  const season = 1 + 0.35 * Math.cos(((month - 7) / 6) * Math.PI);
  const base = 2_000 + shareOf(meter.key) * 14_000;
  const chance = 0.9 + 0.2 * shareOf(`${meter.key} ${period}`);
  const kind = meter.kind === 'ELECTRICITY' && meter.multiplier === 1 ? 9 : 1;
  return Math.round(base * season * chance * kind * (isLeak ? 2.9 : 1));
}

export interface DemoReading {
  period: string;
  previousX100: number;
  readingX100: number;
  usageX100: number;
  tou: TouRegisters | null;
  touUsage: TouRegisters | null;
  nightX100: number | null;
  nightsX100: number[] | null;
  lastYearX100: number | null;
}

const noRegisters = { peakX100: 0, flatX100: 0, valleyX100: 0 };

/** Splits the steps by time of day; the flat register takes the remainder. */
function partsOf(steps: number): TouRegisters {
  const [peakX100, valleyX100] = [Math.floor(steps * 0.38), Math.floor(steps * 0.27)];
  return { peakX100, valleyX100, flatX100: steps - peakX100 - valleyX100 };
}

const scaled = ({ peakX100, flatX100, valleyX100 }: TouRegisters, by: number): TouRegisters => ({
  peakX100: peakX100 * by,
  flatX100: flatX100 * by,
  valleyX100: valleyX100 * by,
});

/** Initial register readings; they add up to the meter reading. */
export const firstRegisters = ({ isTou, initialX100 }: DemoMeter): TouRegisters | null =>
  isTou ? { ...noRegisters, flatX100: initialX100 } : null;

/** Consumption by night: zero until a leak starts on the twelfth; a leak amounts to an eighth of the month. */
function nightsOf(meter: DemoMeter, period: string, leaking: number): number[] {
  const nights = new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)), 0)).getUTCDate();
  return Array.from({ length: nights }, (_, at) =>
    at < 11 || leaking === 0
      ? 0
      : Math.round((leaking * 0.12 * (0.9 + 0.2 * shareOf(`${meter.key} ${period} ${at}`))) / (nights - 11)),
  );
}

/** The readings of the given number of months up to `last`, earliest first. */
export function demoReadings(meter: DemoMeter, last: string, months: number): DemoReading[] {
  let shown = meter.initialX100;
  let registers = firstRegisters(meter);
  const readings: DemoReading[] = [];
  for (let at = 0; at < months; at++) {
    const period = movePeriod(last, at - months + 1);
    const isLeak = meter.isLeaking && period === last;
    const steps = stepsOf(meter, period, isLeak);
    const nightsX100 =
      meter.kind === 'WATER' && at >= months - 2 ? nightsOf(meter, period, isLeak ? steps : 0) : null;
    const parts = partsOf(steps);
    const before = registers;
    registers = before && {
      peakX100: before.peakX100 + parts.peakX100,
      flatX100: before.flatX100 + parts.flatX100,
      valleyX100: before.valleyX100 + parts.valleyX100,
    };
    readings.push({
      period,
      previousX100: shown,
      readingX100: shown + steps,
      usageX100: steps * meter.multiplier,
      tou: registers,
      touUsage: registers && scaled(parts, meter.multiplier),
      nightX100: nightsX100?.reduce((sum, night) => sum + night, 0) ?? null,
      nightsX100,
      lastYearX100: readings[at - 12]?.usageX100 ?? null,
    });
    shown += steps;
  }
  return readings;
}
