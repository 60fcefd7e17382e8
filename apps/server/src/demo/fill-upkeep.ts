import type { PlanContent } from '@portal/contract/upkeep/plan';
import type { PartMove, UpkeepHappening } from '@portal/contract/upkeep/terms';
import { inArray } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { enterTicket } from '../features/repair/enter-ticket.public.ts';
import { moveTicket } from '../features/repair/move-ticket.public.ts';
import { type AssetRow, repairAssets } from '../features/repair/repair.table.ts';
import { openDates } from '../features/upkeep/open-dates.public.ts';
import {
  type DateRow,
  partMoves,
  spareParts,
  upkeepChecks,
  upkeepDates,
  upkeepEvents,
  upkeepPlans,
} from '../features/upkeep/upkeep.table.ts';
import { addDays } from '../platform/china-time.ts';
import { orderedId } from '../platform/ordered-id.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';

type DatePlan = Pick<DateRow, 'status'> & {
  /** Days from today. */
  due: number;
  doneOn?: number;
  reason?: string;
};

interface DemoPlan {
  key: string;
  asset?: string;
  data: Pick<PlanContent, 'name' | 'rhythm' | 'months' | 'seasons' | 'crew' | 'minutes'> & {
    typeCode?: string;
  };
  steps: string[];
  start: number;
  dates: DatePlan[];
}

/** Maintenance in every state: done, due, overdue, skipped, and planned. */
const plans: DemoPlan[] = [
  {
    key: 'motor',
    asset: 'M01',
    data: { name: '卷膜电机润滑', rhythm: 'MONTHS', months: 1, seasons: [], crew: 'WORKER', minutes: 45 },
    steps: ['断电挂牌', '减速箱加黄油', '限位开关试三次', '拉绳松紧'],
    start: -89,
    dates: [
      { status: 'DONE', due: -28, doneOn: -28 },
      { status: 'TICKET', due: 2 },
    ],
  },
  {
    key: 'fan',
    asset: 'M03',
    data: { name: '循环风机清洁', rhythm: 'MONTHS', months: 3, seasons: [], crew: 'TEAM', minutes: 60 },
    steps: ['清叶片积尘', '查皮带张紧', '测运行电流'],
    start: -98,
    dates: [{ status: 'TICKET', due: -6 }],
  },
  {
    key: 'door',
    asset: 'A02',
    data: { name: '门禁读卡器检测', rhythm: 'MONTHS', months: 1, seasons: [], crew: 'DESK', minutes: 30 },
    steps: ['试读三张卡', '查断电保持'],
    start: -70,
    dates: [
      { status: 'SKIPPED', due: -10, reason: '上周刚换新读卡器' },
      { status: 'PLANNED', due: 20 },
    ],
  },
  {
    key: 'cold',
    asset: 'C02',
    data: {
      name: '压缩机组换季检查',
      rhythm: 'SOLAR',
      months: null,
      seasons: ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'],
      crew: 'TEAM',
      minutes: 120,
    },
    steps: ['查油位油色', '查冷凝器结垢', '记录高低压'],
    start: -1,
    dates: [],
  },
  {
    key: 'air',
    data: {
      name: '空调滤网清洗',
      rhythm: 'SEASON',
      months: null,
      seasons: ['SUMMER', 'WINTER'],
      crew: 'TEAM',
      minutes: 90,
      typeCode: 'HVAC',
    },
    steps: ['拆洗滤网', '查冷凝水排放'],
    start: -1,
    dates: [],
  },
];

/** Spare parts with what came in and was taken; two are below their reorder point. */
const parts: {
  key: string;
  name: string;
  unit: string;
  place: string;
  reorderAt: number;
  moves: [PartMove, number][];
}[] = [
  {
    key: 'bearing',
    name: '轴承 6203',
    unit: '个',
    place: '备件柜 A2',
    reorderAt: 4,
    moves: [
      ['IN', 10],
      ['TAKEN', -7],
    ],
  },
  {
    key: 'grease',
    name: '锂基黄油',
    unit: '支',
    place: '备件柜 A1',
    reorderAt: 3,
    moves: [
      ['IN', 12],
      ['TAKEN', -2],
    ],
  },
  { key: 'belt', name: '风机皮带 A-42', unit: '条', place: '备件柜 B1', reorderAt: 2, moves: [['IN', 6]] },
  { key: 'seal', name: '冷库门封条', unit: '米', place: '备件柜 B3', reorderAt: 10, moves: [['IN', 8]] },
  {
    key: 'limit',
    name: '限位开关',
    unit: '个',
    place: '备件柜 A2',
    reorderAt: 2,
    moves: [
      ['IN', 5],
      ['TAKEN', -1],
      ['BACK', 1],
    ],
  },
];

interface Cast {
  worker: DemoPerson;
  desk: DemoPerson;
  assets: ReadonlyMap<string, AssetRow>;
}

const ten = (today: string, days: number) => chinaInstant(addDays(today, days), 600);

/** Creates the ticket of a date three days ahead, as the job does, and has the work done if it is. */
async function playTicket(
  { tx, today }: DemoContext,
  { data: { name, crew } }: DemoPlan,
  { due, doneOn }: DatePlan,
  asset: AssetRow,
  { worker, desk }: Cast,
): Promise<string> {
  const system = { ...sourceOf(desk, ten(today, Math.min(due - 3, -1))), actor: null };
  const { typeCode, id: assetId, place: locationText } = asset;
  const ticket = await enterTicket(tx, system, {
    kind: 'MAINTENANCE',
    typeCode,
    assetId,
    locationText,
    title: name,
    description: '',
    photos: [],
    phone: '',
    priority: 'LOW',
  });
  const assigneeId = crew === 'WORKER' ? worker.id : null;
  const plannedFrom = new Date(chinaInstant(addDays(today, due), 540));
  const plannedTo = new Date(plannedFrom.getTime() + 3_600_000);
  const set = { assigneeId, plannedFrom, plannedTo, firstReactAt: system.now };
  const sent = await moveTicket(tx, system, ticket, { event: 'assign', set });
  if (doneOn === undefined) return ticket.id;
  const at = ten(today, doneOn);
  const startedAt = new Date(at);
  const taken = await moveTicket(tx, sourceOf(worker, at), sent, {
    event: 'take',
    set: { assigneeId: worker.id, startedAt },
  });
  const text = '按清单做完，运行正常。';
  const finishedAt = new Date(at + 2_700_000);
  const finished = await moveTicket(tx, sourceOf(worker, at + 2_700_000), taken, {
    event: 'finish',
    text,
    set: { finishNote: text, finishedAt },
  });
  const closedAt = new Date(ten(today, doneOn + 5));
  await moveTicket(tx, { ...sourceOf(worker, closedAt.getTime()), actor: null }, finished, {
    event: 'close',
    set: { closedAt },
  });
  return ticket.id;
}

const happenings: Partial<Record<DateRow['status'], UpkeepHappening>> = { DONE: 'done', SKIPPED: 'skip' };

async function fillDate(
  context: DemoContext,
  plan: DemoPlan,
  date: DatePlan,
  asset: AssetRow,
  cast: Cast,
): Promise<void> {
  const { tx, today } = context;
  const { status, due, doneOn, reason = '' } = date;
  const hasTicket = status === 'TICKET' || status === 'DONE';
  const ticketId = hasTicket ? await playTicket(context, plan, date, asset, cast) : null;
  const id = demoId('upkeep-date', `${plan.key} ${due}`);
  const dueOn = addDays(today, due);
  const createdAt = new Date(ten(today, Math.min(due, 0) - 30));
  await tx.insert(upkeepDates).values({
    id,
    planId: demoId('upkeep-plan', plan.key),
    assetId: asset.id,
    plannedOn: dueOn,
    dueOn,
    doneOn: doneOn === undefined ? null : addDays(today, doneOn),
    ticketId,
    reason,
    status,
    createdAt,
    updatedAt: createdAt,
  });
  const at = new Date(ten(today, Math.min(due, 0)));
  const event = happenings[status];
  if (event) {
    const userId = event === 'skip' ? cast.desk.id : cast.worker.id;
    await tx
      .insert(upkeepEvents)
      .values({ id: orderedId(at.getTime()), dateId: id, at, event, fromOn: dueOn, reason, userId });
  }
  if (!hasTicket) return;
  const ticked = status === 'DONE' ? { tickedAt: at, tickedBy: cast.worker.id } : {};
  await tx
    .insert(upkeepChecks)
    .values(plan.steps.map((text) => ({ id: orderedId(at.getTime()), dateId: id, text, ...ticked })));
}

async function fillParts(
  { tx, today }: DemoContext,
  { worker, desk }: Cast,
  ticketId: string,
): Promise<void> {
  for (const { key, moves, ...part } of parts) {
    const id = demoId('spare-part', key);
    const onHand = moves.reduce((sum, [, change]) => sum + change, 0);
    const lowSince = onHand <= part.reorderAt ? new Date(ten(today, -2)) : null;
    await tx.insert(spareParts).values({ ...part, id, onHand, lowSince });
    await tx.insert(partMoves).values(
      moves.map(([kind, change], place) => {
        const at = new Date(ten(today, -30 + place));
        const isOfTicket = kind === 'TAKEN' || kind === 'BACK';
        const by = isOfTicket ? { ticketId, userId: worker.id } : { ticketId: null, userId: desk.id };
        return { id: orderedId(at.getTime()), partId: id, at, kind, change, note: '', ...by };
      }),
    );
  }
}

/** Five plans with their dates, and the spare parts of the workshop. */
export async function fillUpkeep(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.loginName, ['op_worker', 'op_property']));
  const worker = people.find(({ loginName }) => loginName === 'op_worker');
  const desk = people.find(({ loginName }) => loginName === 'op_property');
  if (!worker || !desk) throw new Error('the demo park has no technician');
  const rows = await tx.select().from(repairAssets);
  const assets = new Map(rows.map((row) => [row.code.replace('DEMO-', ''), row]));
  const cast = { worker, desk, assets };
  for (const plan of plans) {
    const { key, asset: assetKey, data, steps, start, dates } = plan;
    const asset = assetKey === undefined ? undefined : assets.get(assetKey);
    const createdAt = new Date(ten(today, start));
    const [row] = await tx
      .insert(upkeepPlans)
      .values({
        ...data,
        id: demoId('upkeep-plan', key),
        assetId: asset?.id ?? null,
        startOn: addDays(today, dates.at(-1)?.due ?? start),
        leadDays: 3,
        basis: 'PLANNED',
        steps: steps.map((text) => ({ text })),
        workerId: data.crew === 'WORKER' ? worker.id : null,
        status: 'ACTIVE',
        createdAt,
        updatedAt: createdAt,
      })
      .returning();
    if (asset) for (const date of dates) await fillDate(context, plan, date, asset, cast);
    if (row) await openDates(tx, { now: new Date(ten(today, 0)), actor: null }, row);
  }
  const [done] = await tx
    .select()
    .from(upkeepDates)
    .where(inArray(upkeepDates.status, ['DONE']));
  if (!done?.ticketId) throw new Error('no maintenance was done in the demo park');
  await fillParts(context, cast, done.ticketId);
}
