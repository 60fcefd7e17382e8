import * as m from '@portal/texts/messages';

const dayMs = 86_400_000;

/** Fen as yuan: 286 → 2.86. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);

/** Change from the previous trading day: up, down or level, with symbol and word. */
export function changeText(fen: number | null, changeFen: number | null): string {
  if (fen === null || changeFen === null) return '—';
  if (changeFen === 0) return m.price_level();
  const percent = ((Math.abs(changeFen) / (fen - changeFen)) * 100).toFixed(1);
  return changeFen > 0 ? `▲ ${percent}%` : `▼ ${percent}%`;
}

type Trend = 'up' | 'down' | 'level';

export const trendOf = (changeFen: number | null): Trend =>
  changeFen === null || changeFen === 0 ? 'level' : changeFen > 0 ? 'up' : 'down';

/** The day as a number of days, used as chart coordinate. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;

/** Shortens 2026-11-21 to 11-21. */
export const shortDay = (day: string): string => day.slice(5);

/** About five axis ticks at full steps around the prices, in fen. */
export function priceTicks(fens: readonly number[]): { from: number; to: number; ticks: number[] } {
  const [least, most] = [Math.min(...fens), Math.max(...fens)];
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 200_000];
  const step = steps.find((one) => (most - least) / one <= 4) ?? 200_000;
  const from = Math.max(0, Math.floor(least / step) * step);
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const ticks = [];
  for (let at = from; at <= to; at += step) ticks.push(at);
  return { from, to, ticks };
}
