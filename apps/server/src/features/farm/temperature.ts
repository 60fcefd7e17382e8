import type { BatchTemperature, Reading } from '@portal/contract/farm/public';
import type { BatchRecord, StepRecord } from './farm.table.ts';
import { harvestOf } from './stem.public.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** Temperature at or below which stems count as cooled, in tenths of a °C. */
const cool = 40;
/** Maximum number of points drawn; more could not be told apart. */
const maxDrawn = 400;

/** A pause between readings longer than this many intervals is a gap. */
const intervalsOfGap = 3;

/** Splits ordered readings into stretches without gaps. */
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

/** Thins a stretch for drawing: keeps its ends, and the lowest and highest reading of each span. */
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

/** Summarises the ordered readings of a batch; gaps are kept. */
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
