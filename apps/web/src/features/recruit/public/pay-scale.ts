import type { RecruitPosition } from '@portal/contract/recruit/public';

const thousandYuan = 100_000;
/** More marks than this would overlap. */
const maxMarks = 5;

export interface PayScale {
  fromFen: number;
  toFen: number;
  /** Amounts marked on the scale; the last one is its end. */
  marks: number[];
}

/** One scale for all positions, rounded out to full thousands; null if no position states its pay. */
export function payScaleOf(positions: readonly Pick<RecruitPosition, 'salaryFromFen' | 'salaryToFen'>[]) {
  const amounts = positions.flatMap(({ salaryFromFen, salaryToFen }) =>
    salaryFromFen === null || salaryToFen === null ? [] : [salaryFromFen, salaryToFen],
  );
  if (amounts.length === 0) return null;
  const first = Math.floor(Math.min(...amounts) / thousandYuan);
  const last = Math.max(first + 1, Math.ceil(Math.max(...amounts) / thousandYuan));
  const step = Math.ceil((last - first) / (maxMarks - 1));
  const end = first + Math.ceil((last - first) / step) * step;
  const scale: PayScale = {
    fromFen: first * thousandYuan,
    toFen: end * thousandYuan,
    marks: Array.from({ length: (end - first) / step + 1 }, (_, at) => (first + at * step) * thousandYuan),
  };
  return scale;
}

/** The position of an amount on the scale, in per cent. */
export const placeOn = ({ fromFen, toFen }: PayScale, fen: number): number =>
  Math.round(((fen - fromFen) / (toFen - fromFen)) * 1000) / 10;
