const dayMs = 86_400_000;
const chinaOffsetMs = 8 * 3_600_000;

/** In order from the spring equinox, where the sun's longitude is 0°; 15° apart. */
export const solarTerms = [
  '春分',
  '清明',
  '谷雨',
  '立夏',
  '小满',
  '芒种',
  '夏至',
  '小暑',
  '大暑',
  '立秋',
  '处暑',
  '白露',
  '秋分',
  '寒露',
  '霜降',
  '立冬',
  '小雪',
  '大雪',
  '冬至',
  '小寒',
  '大寒',
  '立春',
  '雨水',
  '惊蛰',
] as const;

export type SolarTerm = (typeof solarTerms)[number];

export interface SolarTermOfDay {
  /** The term that contains the day. */
  term: SolarTerm;
  /** 0 on the day the term begins. */
  daysSince: number;
  next: SolarTerm;
  daysToNext: number;
}

/**
 * The solar term of the day in China that contains the instant (epoch ms). Correct for every day from 2017 to 2044; in
 * other years a term that begins within ten minutes of midnight may be a day off.
 */
export function solarTermOf(instant: number): SolarTermOfDay {
  const midnight = Math.floor((instant + chinaOffsetMs) / dayMs) * dayMs - chinaOffsetMs;
  const index = termIndexAtEnd(midnight);
  let daysSince = 0;
  while (termIndexAtEnd(midnight - (daysSince + 1) * dayMs) === index) daysSince += 1;
  let daysToNext = 1;
  while (termIndexAtEnd(midnight + daysToNext * dayMs) === index) daysToNext += 1;
  return { term: termAt(index), daysSince, next: termAt(index + 1), daysToNext };
}

function termAt(index: number): SolarTerm {
  return solarTerms[index % 24] ?? '春分';
}

/** A term begins on the day its longitude is reached, so the end of the day decides. */
function termIndexAtEnd(midnight: number): number {
  return Math.floor(sunLongitude(midnight + dayMs) / 15);
}

/**
 * The sun's apparent longitude in degrees, 0 to 360, after J. Meeus, Astronomical Algorithms, chapter 25 (within 0.01°,
 * or a quarter of an hour).
 */
function sunLongitude(epochMs: number): number {
  const deltaTMs = 69_000;
  const t = ((epochMs + deltaTMs) / dayMs + 2_440_587.5 - 2_451_545) / 36_525;
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537);
  const center =
    (1.914602 - t * (0.004817 + t * 0.000014)) * sin(anomaly) +
    (0.019993 - t * 0.000101) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  const aberrationAndNutation = -0.00569 - 0.00478 * sin(125.04 - 1934.136 * t);
  return (((meanLongitude + center + aberrationAndNutation) % 360) + 360) % 360;
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
