import { addDays } from '../../platform/china-time.ts';
import { demoRandom } from './demo-random.ts';

interface Traded {
  /** The usual price in fen and the usual number of stems a day. */
  fen: number;
  stems: number;
  /** The month with the highest price. */
  dearest: number;
}

const traded: Record<string, Traded> = {
  EUSTOMA: { fen: 262, stems: 64_000, dearest: 11 },
  ROSE_RED: { fen: 178, stems: 58_000, dearest: 2 },
  ROSE_WHITE: { fen: 165, stems: 31_000, dearest: 5 },
  LILY: { fen: 545, stems: 18_000, dearest: 4 },
  HYDRANGEA: { fen: 780, stems: 9_000, dearest: 1 },
  CHRYSANTHEMUM: { fen: 96, stems: 42_000, dearest: 4 },
  CARNATION: { fen: 88, stems: 52_000, dearest: 5 },
  GERBERA: { fen: 62, stems: 37_000, dearest: 9 },
  TULIP: { fen: 310, stems: 12_000, dearest: 12 },
  PEONY: { fen: 690, stems: 5_200, dearest: 1 },
  ORCHID: { fen: 1_150, stems: 4_100, dearest: 1 },
  BABYS_BREATH: { fen: 340, stems: 8_600, dearest: 2 },
};

interface DemoPrice {
  varietyCode: string;
  day: string;
  fen: number;
  stems: number;
  source: string;
}

const priceDays = 365;

/** A value between -1 and 1 that changes smoothly from day to day. */
function drift(code: string, at: number): number {
  const week = Math.floor(at / 7);
  const share = (at % 7) / 7;
  const [one, other] = [demoRandom(`${code}-${week}`), demoRandom(`${code}-${week + 1}`)];
  return (one + (other - one) * share) * 2 - 1;
}

/** A year of prices of a variety, up to the day before `today`. */
function yearOf(code: string, { fen, stems, dearest }: Traded, today: string): DemoPrice[] {
  return Array.from({ length: priceDays }, (_, at) => {
    const day = addDays(today, at - priceDays);
    const season = Math.cos(
      ((Number(day.slice(5, 7)) + Number(day.slice(8)) / 31 - dearest) / 12) * 2 * Math.PI,
    );
    const jitter = demoRandom(`${code} ${at}`) - 0.5;
    const isWeekend = new Date(Date.parse(day)).getUTCDay() % 6 === 0;
    return {
      varietyCode: code,
      day,
      fen: Math.round(fen * (1 + season * 0.1 + drift(code, at) * 0.08 + jitter * 0.03)),
      stems: Math.round(stems * (isWeekend ? 1.25 : 1) * (1 + jitter * 0.2)),
      source: '花谷拍卖厅',
    };
  });
}

export const composePrices = (today: string): DemoPrice[] =>
  Object.entries(traded).flatMap(([code, usual]) => yearOf(code, usual, today));
