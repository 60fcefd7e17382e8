import type { BookingState } from '@portal/contract/booking/terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import type { OpenMode, ResourceCode, ResourceRequestState } from '@portal/contract/resource/terms';
import { inArray } from 'drizzle-orm';
import { recordBooking } from '../features/booking/record-booking.ts';
import { recordCase } from '../features/case/case.public.ts';
import { namesOfUsers } from '../features/identity/user.public.ts';
import { type ResourceRecord, resourceRequests, resources } from '../features/resource/resource.table.ts';
import { bookings } from '../platform/booking/booking.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import { demoInteger } from './content/demo-random.ts';
import { readDemoJson } from './content/read-demo-data.ts';
import type { DemoContext } from './demo-context.ts';
import { insertGalleries } from './insert-galleries.ts';
import { listBookers } from './list-bookers.ts';

interface RawResource {
  key: string;
  code: ResourceCode;
  ownerName: string;
  enterpriseKey: string;
  name: string;
  intro: string;
  openMode: OpenMode;
  feeText: string;
  contactName: string;
  contactPhone: string;
  place: string;
  motif: string;
  facts: { name: string; value: string }[];
  latin?: string;
  genus?: string;
  bloomFrom?: number;
  bloomTo?: number;
  maturity?: number;
  unitYuan?: number;
  unitName?: string;
}

const hour = 3_600_000;

async function fillThings({ tx, today }: DemoContext): Promise<ResourceRecord[]> {
  const all = readDemoJson<RawResource[]>('resources.json');
  const pictures = await insertDrawings(
    tx,
    all.map(({ key, name, motif }) => ({
      id: demoId('resource-picture', key),
      recipe: { motif: motifNamed(motif), seed: `resource-${key}` },
      width: 1200,
      height: 720,
      alt: name,
    })),
  );
  // Resources with a gallery: every second variety, laboratory and base, and two instruments.
  const shown = all.filter(({ code }, at) =>
    ['variety', 'lab', 'base'].includes(code) ? at % 2 === 1 : code === 'instrument' && at < 2,
  );
  const galleryOf = await insertGalleries(tx, 'resource', shown, 3);
  const createdAt = chinaInstant(addDays(today, -240), 600);
  return tx
    .insert(resources)
    .values(
      all.map(({ key, enterpriseKey, motif: _motif, unitYuan = 0, unitName = '次', ...resource }, at) => ({
        ...resource,
        id: demoId('resource', key),
        enterpriseId: demoId('enterprise', enterpriseKey),
        picture: pictures[at] ?? null,
        gallery: galleryOf(key),
        // One is under repair, another is calibrated on an upcoming day.
        status: key === 'RS07' ? ('MAINTENANCE' as const) : ('OPEN' as const),
        statusNote: key === 'RS07' ? `送检校准，${addDays(today, 6).slice(5)} 恢复` : '',
        needApproval: key === 'RS04',
        unitFen: unitYuan * 100,
        unitName,
        closedDates: key === 'RS02' ? [addDays(today, 2), addDays(today, 5)] : [],
        createdAt: new Date(createdAt + at * 60_000),
        updatedAt: new Date(createdAt + at * 60_000),
      })),
    )
    .returning();
}

const samples = ['切花农残筛查', '病毒检测送样', '香气成分比对', '运输环境试验', '控制柜联调', '水质对比'];

type Step = [CaseEventOf<'INSTRUMENT_BOOKING'>, BookingState];

/** Machine hours of the last two and the next two weeks. */
async function fillMachineHours(context: DemoContext, machines: readonly ResourceRecord[]): Promise<void> {
  const { tx, today } = context;
  const bookers = await listBookers(context);
  const held = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.status, ['PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN']));
  const now = Date.now();
  for (const [nth, machine] of machines.entries())
    for (let at = -10; at <= 12; at++) {
      const key = `${machine.id} ${at}`;
      const date = addDays(today, at);
      if (demoInteger(`${key} used`, 0, 9) > 4 || machine.closedDates.includes(date)) continue;
      const startAt = new Date(chinaInstant(date, 480 + 30 * demoInteger(`${key} from`, 0, 16)));
      const endAt = new Date(startAt.getTime() + (1 + demoInteger(`${key} length`, 1, 6)) * 0.5 * hour);
      const isOver = endAt.getTime() <= now;
      if (!isOver && (machine.status !== 'OPEN' || startAt.getTime() < now + 2 * hour)) continue;
      const booker = bookers
        .map((_, step) => bookers[(nth * 5 + at + 40 + step) % bookers.length])
        .find(
          (one) =>
            one &&
            !held.some((other) => other.userId === one.id && other.startAt < endAt && startAt < other.endAt),
        );
      if (!booker) continue;
      const isAsked = machine.needApproval && startAt.getTime() > now + 30 * hour;
      const status: BookingState = isOver ? 'COMPLETED' : isAsked ? 'PENDING' : 'CONFIRMED';
      const qty = demoInteger(`${key} samples`, 2, 24);
      const createdAt = new Date(
        status === 'PENDING' ? now - 4 * hour : Math.min(startAt.getTime() - 40 * hour, now - 3 * hour),
      );
      const [row] = await tx
        .insert(bookings)
        .values({
          id: demoId('machine-booking', key),
          kind: 'INSTRUMENT',
          resourceId: machine.id,
          userId: booker.id,
          enterpriseId: booker.enterpriseId,
          title: samples[demoInteger(`${key} title`, 0, samples.length - 1)] ?? '',
          attendees: 1,
          isPrivate: true,
          startAt,
          endAt,
          heldUntil: endAt,
          status,
          amountFen: qty * machine.unitFen,
          services: [{ name: machine.unitName, qty, fen: machine.unitFen }],
          createdAt,
          createdBy: booker.id,
          updatedAt: createdAt,
        })
        .returning();
      if (!row) throw new Error('failed to insert booking');
      held.push(row);
      const paid: Step[] = [
        ['book', machine.needApproval ? 'PENDING' : 'TO_PAY'],
        ...(machine.needApproval ? [['charge', 'TO_PAY'] satisfies Step] : []),
        ['pay', 'CONFIRMED'],
        ...(isOver ? [['finish', 'COMPLETED'] satisfies Step] : []),
      ];
      for (const [step, [event, state]] of (isAsked ? paid.slice(0, 1) : paid).entries()) {
        const when = state === 'COMPLETED' ? endAt : new Date(createdAt.getTime() + step * 600_000);
        const by = event === 'charge' ? 'PARK' : event === 'finish' ? 'SYSTEM' : 'USER';
        await recordBooking(tx, { now: when }, machine, { ...row, status: state }, { event, by });
      }
    }
}

const asked: {
  nth: number;
  status: ResourceRequestState;
  daysAgo: number;
  purpose: string;
  answer: string;
}[] = [
  {
    nth: 7,
    status: 'SUBMITTED',
    daysAgo: 1,
    purpose: '想引两个抗热品种做夏季试种，面积约 2 亩，试种一年。',
    answer: '',
  },
  {
    nth: 21,
    status: 'SUBMITTED',
    daysAgo: 2,
    purpose: '想在两跨玻璃温室里试用露点差控制策略，记录三个月。',
    answer: '',
  },
  {
    nth: 9,
    status: 'AGREED',
    daysAgo: 9,
    purpose: '想看绣球旧品种的花色保持，准备拍一套品种图。',
    answer: '周三上午可以看圃，到了先找圃里的值班员登记。',
  },
  {
    nth: 33,
    status: 'AGREED',
    daysAgo: 20,
    purpose: '借试验圃两垄做容器苗缓释肥对比，十二周。',
    answer: '同意使用两垄，肥料和记录自理。',
  },
  {
    nth: 20,
    status: 'DECLINED',
    daysAgo: 14,
    purpose: '想把抗白粉病材料用作商业品种的亲本。',
    answer: '三份已签给别家做品系比较，今年不再外提。',
  },
  { nth: 12, status: 'WITHDRAWN', daysAgo: 6, purpose: '想在七月观测周参与荷花品种的花期记录。', answer: '' },
];

const eventOf = { SUBMITTED: 'submit', AGREED: 'agree', DECLINED: 'decline', WITHDRAWN: 'withdraw' } as const;

async function fillRequests(context: DemoContext, things: readonly ResourceRecord[]): Promise<void> {
  const { tx, today } = context;
  const bookers = await listBookers(context);
  for (const [at, { nth, status, daysAgo, purpose, answer }] of asked.entries()) {
    const booker = bookers[at % 4];
    const thing = things[nth];
    if (!booker || !thing) throw new Error('the demo park has no resource or no requester');
    const createdAt = new Date(chinaInstant(addDays(today, -daysAgo), 570 + at * 12));
    const id = demoId('resource-request', String(at));
    await tx.insert(resourceRequests).values({
      id,
      resourceId: thing.id,
      userId: booker.id,
      enterpriseId: booker.enterpriseId,
      purpose,
      status,
      answer,
      createdAt,
      createdBy: booker.id,
      updatedAt: createdAt,
    });
    const name = (await namesOfUsers(tx, [booker.id])).get(booker.id) ?? '';
    const states = status === 'SUBMITTED' ? [status] : (['SUBMITTED', status] as const);
    for (const [step, state] of states.entries()) {
      const isPark = state === 'AGREED' || state === 'DECLINED';
      await recordCase(tx, {
        kind: 'RESOURCE_REQUEST',
        bizId: id,
        userId: booker.id,
        subject: thing.name,
        state,
        link: `/my-application-list/resource/${id}`,
        event: {
          event: eventOf[state],
          params: isPark ? { reason: answer } : {},
          by: isPark ? { agent: 'PARK' } : { name },
        },
        now: new Date(createdAt.getTime() + step * 20 * hour),
      });
    }
  }
}

/** Forty resources under six codes, machine hours and requests. */
export async function fillResources(context: DemoContext): Promise<void> {
  const things = await fillThings(context);
  await fillMachineHours(
    context,
    things.filter(({ code }) => code === 'instrument'),
  );
  await fillRequests(context, things);
}
