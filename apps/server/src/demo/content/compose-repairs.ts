import type { RepairMove, RepairPriority, RepairState } from '@portal/contract/repair/terms';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoInteger, demoRandom } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

interface Fault {
  typeCode: string;
  place: string;
  text: string;
  done: string;
  asset?: string;
}

interface RepairData {
  assets: { key: string; no: string; name: string; typeCode: string; place: string }[];
  workshop: Fault[];
  ofAssets: { asset: string; text: string; done: string }[];
  handBacks: string[];
  rejects: string[];
  cancels: string[];
  holds: string[];
  quotes: { name: string; fen: number }[][];
  /** Tickets open now, including those of the demo accounts; negative fault indexes refer to assets. */
  open: OpenPlan[];
  /** Overdue and still open. */
  late: OpenPlan[];
  /** Repaired and confirmed, but not paid yet. */
  unpaid: OpenPlan[];
}

type OpenPlan = Omit<Plan, 'createdAt' | 'lastsMs'> & { hoursAgo: number; lastsHours: number };

export const readRepairs = (): RepairData => readDemoJson<RepairData>('repairs.json');

/** A step of a ticket; the actor follows from the event. */
export interface DemoStep {
  event: RepairMove;
  at: number;
  text?: string;
  rating?: number | null;
  lines?: { name: string; fen: number }[];
  holdUntil?: string;
}

export interface DemoTicket {
  key: string;
  fault: Fault;
  createdAt: number;
  priority: RepairPriority;
  /** Indexes among reporters and workers; without a worker, anyone may take it. */
  reporter: number;
  worker: number | null;
  /** Set if a guest reported it by asset label; the key to follow it. */
  guestKey: string | undefined;
  /** Whether it was reported by voice note. */
  isSpoken: boolean;
  steps: DemoStep[];
}

const hour = 3_600_000;
const priorities: RepairPriority[] = ['LOW', 'MEDIUM', 'MEDIUM', 'LOW', 'HIGH', 'MEDIUM'];
const ratings = [5, 5, 4, 5, null, 5, 4, 3, 5, null];

const pick = <One>(list: readonly One[], at: number): One => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('a demo list is empty');
  return one;
};

const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The morning of the last working day on or before `daysAgo` days ago. */
function morning(today: string, daysAgo: number, minutes: number): number {
  let day = addDays(today, -daysAgo);
  while (!isWorkday(day)) day = addDays(day, -1);
  return chinaInstant(day, 510 + minutes);
}

/** The steps to a state, evenly spread over the time since the report. */
function stepsTo(state: RepairState, data: RepairData, at: number, done: string, today: string): DemoStep[] {
  const quote: Omit<DemoStep, 'at'> = {
    event: 'quote',
    text: '已过保，确认后更换',
    lines: pick(data.quotes, at),
  };
  const hold: Omit<DemoStep, 'at'> = {
    event: 'hold',
    text: pick(data.holds, at),
    holdUntil: addDays(today, 1 + (at % 3)),
  };
  const finish: Omit<DemoStep, 'at'> = { event: 'finish', text: done };
  const begin: Omit<DemoStep, 'at'>[] = [{ event: 'assign' }, { event: 'take' }];
  const paid: Omit<DemoStep, 'at'>[] = at % 6 === 0 ? [quote, { event: 'acceptQuote' }] : [];
  const end: Omit<DemoStep, 'at'> = { event: 'confirm', rating: pick(ratings, at) };
  const ways: Record<RepairState, Omit<DemoStep, 'at'>[]> = {
    SUBMITTED: [],
    ASSIGNED: [{ event: 'assign' }],
    PROCESSING: begin,
    QUOTED: [...begin, quote],
    ON_HOLD: [...begin, hold],
    FINISHED: [...begin, ...paid, finish],
    CLOSED: [...begin, ...paid, finish, end],
    REOPENED: [...begin, finish, end, { event: 'reopen', text: '用了一天又坏了，和上次一样。' }],
    REJECTED: [{ event: 'reject', text: pick(data.rejects, at) }],
    MERGED: [{ event: 'merge' }],
    CANCELLED: [{ event: 'cancel', text: pick(data.cancels, at) }],
  };
  return ways[state] as DemoStep[];
}

interface Plan {
  state: RepairState;
  /** When it was reported, and how long its steps take. */
  createdAt: number;
  lastsMs: number;
  priority?: RepairPriority;
  reporter?: number;
  worker?: number | null;
  fault?: number;
  guestKey?: string;
  isSpoken?: true;
  /** Whether it has an accepted quote. */
  isPaid?: true;
}

/** Tickets that are open now or unpaid, and past ones other data depends on. */
function openPlans(data: RepairData, today: string, now: number): Plan[] {
  const planOf = ({ hoursAgo, lastsHours, ...plan }: OpenPlan): Plan => ({
    ...plan,
    createdAt: now - hoursAgo * hour,
    lastsMs: lastsHours * hour,
  });
  return [
    ...data.open.map(planOf),
    ...data.late.map(planOf),
    // Three that were finished too late.
    ...[30, 41, 62].map(
      (days, at): Plan => ({
        state: 'CLOSED',
        createdAt: morning(today, days, 60),
        lastsMs: 8 * 24 * hour,
        priority: 'HIGH',
        // None of them has a quote, which would have paused the clock.
        fault: 5 + at,
        worker: at,
      }),
    ),
    // The motor that broke three times before.
    ...[82, 47, 21].map(
      (days, at): Plan => ({
        state: 'CLOSED',
        createdAt: morning(today, days, 20 + at * 30),
        lastsMs: 4 * hour,
        fault: -1 - at,
        worker: 0,
        reporter: 1,
      }),
    ),
    ...data.unpaid.map(planOf),
  ];
}

/** The preventive task for that motor is the 130th ticket. */
const total = 129;

/** Reports of the last 170 days, in every state. */
export function composeRepairs(
  today: string,
  { reporters, workers }: { reporters: number; workers: number },
  now = Date.now(),
): DemoTicket[] {
  const data = readRepairs();
  const faultsOfAssets = data.ofAssets.map(({ asset, text, done }): Fault => {
    const found = data.assets.find(({ key }) => key === asset);
    if (!found) throw new Error(`the demo park has no asset ${asset}`);
    return { asset, text, done, typeCode: found.typeCode, place: found.place };
  });
  const open = openPlans(data, today, now);
  const ended: RepairState[] = ['CANCELLED', 'REJECTED', 'MERGED'];
  const rest = Array.from(
    { length: total - open.length },
    (_, at): Plan => ({
      state: at % 9 === 4 ? pick(ended, (at - 4) / 9) : 'CLOSED',
      createdAt: morning(today, 5 + Math.floor(at * 1.6), demoInteger(`repair ${at} begin`, 0, 60)),
      lastsMs: 3 * hour,
    }),
  );
  return [...open, ...rest].map((plan, at) => {
    const { state, createdAt, lastsMs, fault: chosen = demoInteger(`repair ${at} fault`, 0, 23) } = plan;
    const fault = chosen < 0 ? pick(faultsOfAssets, -1 - chosen) : pick(data.workshop, chosen);
    const key = `repair ${at}`;
    // A late ticket was not paused by a quote.
    const nth = plan.isPaid ? 0 : lastsMs > 24 * hour ? 1 : at;
    const steps = stepsTo(state, data, nth, fault.done, today);
    return {
      key,
      fault,
      createdAt,
      priority: plan.priority ?? (fault.typeCode === 'SAFETY' ? 'HIGH' : pick(priorities, at)),
      reporter: plan.reporter ?? demoInteger(`${key} reporter`, 0, reporters - 1),
      guestKey: plan.guestKey,
      isSpoken: plan.isSpoken ?? false,
      worker: plan.worker === undefined ? Math.floor(demoRandom(`${key} worker`) * workers) : plan.worker,
      steps: steps.map((step, place) => ({
        ...step,
        at: createdAt + (lastsMs * (place + 1)) / steps.length,
      })),
    };
  });
}
