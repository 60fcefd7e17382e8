import type { BatchTemperature, Reading } from '@portal/contract/farm';
import type { BatchRecord, StepRecord } from './farm.table.ts';
import { harvestOf } from './stem.public.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** What counts as cool. */
const cool = 40;
/** More points than these cannot be told apart in the picture. */
const maxDrawn = 400;

/** What is longer than so many intervals between two readings is a gap. */
const intervalsOfGap = 3;

/** Readings without a gap between them, in their order. */
export function stretchesOf(readings: readonly Reading[], intervalMin: number): Reading[][] {
  const longest = intervalMin * intervalsOfGap * minuteMs;
  const stretches: Reading[][] = [];
  for (const reading of readings) {
    const last = stretches.at(-1);
    const before = last?.at(-1);
    if (last && before && reading.at - before.at <= longest) last.push(reading);
    else stretches.push([reading]);
  }
  return stretches;
}

/** What a picture needs of a stretch: its ends, and the least and the greatest of each span. */
function thin(stretch: Reading[], spanMs: number): Reading[] {
  const kept = new Set<Reading>();
  const ends = [stretch[0], stretch.at(-1)];
  for (const end of ends) if (end) kept.add(end);
  const spans = Map.groupBy(stretch, ({ at }) => Math.floor(at / spanMs));
  for (const [, span] of spans) {
    const byHeat = span.toSorted((one, other) => one.tenths - other.tenths);
    for (const extreme of [byHeat[0], byHeat.at(-1)]) if (extreme) kept.add(extreme);
  }
  return stretch.filter((reading) => kept.has(reading));
}

function thinned(stretches: Reading[][]): Reading[][] {
  const all = stretches.flat();
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.length <= maxDrawn) return stretches;
  const spanMs = Math.ceil((last.at - first.at) / (maxDrawn / 2));
  return stretches.map((stretch) => thin(stretch, spanMs));
}

const hoursOf = (readings: readonly Reading[]): BatchTemperature['hours'] =>
  [...Map.groupBy(readings, ({ at }) => Math.floor(at / hourMs) * hourMs)].map(([at, of]) => ({
    at,
    least: Math.min(...of.map(({ tenths }) => tenths)),
    most: Math.max(...of.map(({ tenths }) => tenths)),
    count: of.length,
  }));

type Limits = Pick<BatchRecord, 'intervalMin' | 'okFromTenths' | 'okToTenths' | 'limitTenths'>;

/** What the readings of a batch, in their order, come to; a gap stays one. */
export function temperatureOf(
  { intervalMin, okFromTenths, okToTenths, limitTenths }: Limits,
  steps: readonly Pick<StepRecord, 'kind' | 'at'>[],
  readings: readonly Reading[],
): BatchTemperature | null {
  if (readings.length === 0) return null;
  const stretches = stretchesOf(readings, intervalMin);
  const harvestAt = harvestOf(steps)?.at.getTime();
  const cooledAt =
    readings.find(({ at, tenths }) => tenths <= cool && (harvestAt === undefined || at >= harvestAt))?.at ??
    null;
  return {
    count: readings.length,
    stretches: thinned(stretches),
    gaps: stretches.slice(1).map((stretch, at) => ({
      from: stretches[at]?.at(-1)?.at ?? 0,
      to: stretch[0]?.at ?? 0,
    })),
    hours: hoursOf(readings),
    intervalMin,
    okFromTenths,
    okToTenths,
    limitTenths,
    cooledAt,
    coolingMs: cooledAt !== null && harvestAt !== undefined ? cooledAt - harvestAt : null,
    overLimit:
      cooledAt === null
        ? 0
        : readings.filter(({ at, tenths }) => at > cooledAt && tenths > limitTenths).length,
  };
}
