import { quoteTotal, silenceDays } from '@portal/contract/repair/terms';
import { and, asc, eq, or } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { enterTicket, preventRepeats } from '../features/repair/enter-ticket.public.ts';
import { moveTicket } from '../features/repair/move-ticket.public.ts';
import { type AssetRow, repairAssets, repairTickets, type Ticket } from '../features/repair/repair.table.ts';
import { newClock } from '../features/repair/service-clock.ts';
import { addDays } from '../platform/china-time.ts';
import { hashToken } from '../platform/session/token.ts';
import { addWorkingDays } from '../platform/working-days.ts';
import { composeRepairs, type DemoStep, type DemoTicket, readRepairs } from './content/compose-repairs.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { quietAccounts } from './content/quiet-accounts.ts';
import type { DemoContext } from './demo-context.ts';
import { sourceOf } from './demo-source.ts';
import { drawPhoto, drawSignature, recordSound } from './fill-repair-files.ts';

type User = typeof users.$inferSelect;

const workers = ['op_worker', 'op_worker2', 'op_worker3'];

async function fillAssets({ tx, today }: DemoContext): Promise<Map<string, AssetRow>> {
  const createdAt = new Date(chinaInstant(addDays(today, -300), 600));
  const { assets } = readRepairs();
  const rows = await tx
    .insert(repairAssets)
    .values(
      assets.map(({ key, ...asset }) => ({
        ...asset,
        id: demoId('repair-asset', key),
        code: `DEMO-${key}`,
        // A new one takes its place.
        closedFrom: key === 'P01' ? addDays(today, 60) : null,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning();
  return new Map(rows.map((row) => [row.code.replace('DEMO-', ''), row]));
}

/** Members of enterprises in the park, demo accounts first, and a visitor; and the workers. */
async function readPeople({ tx }: DemoContext) {
  const isReporter = or(
    and(eq(users.userType, '200'), eq(users.auditStatus, '2'), eq(users.status, 'NORMAL')),
    eq(users.loginName, 'demo_person'),
  );
  const all = await tx.select().from(users).where(isReporter).orderBy(asc(users.loginName));
  const reporters = all.filter(({ loginName }) => !quietAccounts.has(loginName));
  const operators = await tx.select().from(users).where(eq(users.userType, '900'));
  const operator = (name: string) => {
    const found = operators.find(({ loginName }) => loginName === name);
    if (!found) throw new Error(`the demo park has no ${name}`);
    return found;
  };
  return { reporters, workers: workers.map(operator), dispatcher: operator('op_property') };
}

interface Cast {
  reporter: User;
  worker: User | null;
  dispatcher: User;
  /** The previous ticket, into which a duplicate report is merged. */
  before: string | null;
}

const ofReporter = ['cancel', 'acceptQuote', 'confirm', 'reopen'];
const ofDispatcher = ['assign', 'reject', 'merge'];

/** Columns a step sets besides the state and the clock. */
function columnsOf(
  step: DemoStep,
  photos: string[],
  { worker, before, reporter: { name: signedBy } }: Cast,
): Partial<Ticket> {
  const { event, text = '', lines = [], holdUntil = null, rating = null } = step;
  const at = new Date(step.at);
  const changes: Partial<Record<DemoStep['event'], Partial<Ticket>>> = {
    assign: { assigneeId: worker?.id ?? null, firstReactAt: at },
    reject: { reason: text, firstReactAt: at },
    merge: { mergedInto: before, firstReactAt: at },
    cancel: { reason: text },
    quote: { quoteFen: quoteTotal(lines), quoteLines: lines, quoteNote: text },
    hold: { reason: text, holdUntil },
    finish: {
      finishNote: text,
      finishPhotos: photos,
      finishedAt: at,
      closesAt: addWorkingDays(at, silenceDays),
    },
    take: { startedAt: at },
    confirm: { closedAt: at, rating, signedName: rating === 5 ? signedBy : '' },
    reopen: { ...newClock('HIGH', at), assigneeId: null, returns: 1, rating: null },
  };
  return changes[event] ?? {};
}

/** The preventive task waits for a time when the greenhouse can spare the motor. */
async function playTask(
  { tx, today }: DemoContext,
  task: Ticket,
  { worker, dispatcher }: Cast,
): Promise<void> {
  const at = (hours: number) => task.createdAt.getTime() + hours * 3_600_000;
  if (!worker) throw new Error('no worker for the preventive task');
  const set = { assigneeId: worker.id, firstReactAt: new Date(at(1)) };
  const sent = await moveTicket(tx, sourceOf(dispatcher, at(1)), task, { event: 'assign', set });
  const taken = await moveTicket(tx, sourceOf(worker, at(2)), sent, { event: 'take' });
  const text = '等换茬停用时拆检减速箱。';
  const held = { reason: text, holdUntil: addDays(today, 9) };
  await moveTicket(tx, sourceOf(worker, at(3)), taken, { event: 'hold', text, set: held });
}

async function playTicket(
  context: DemoContext,
  { key, fault, createdAt, priority, guestKey, isSpoken, steps }: DemoTicket,
  asset: AssetRow | null,
  cast: Cast,
): Promise<Ticket> {
  const { tx } = context;
  const { reporter, worker, dispatcher } = cast;
  const begin = { ...sourceOf(reporter, createdAt), ...(guestKey ? { actor: null } : {}) };
  let ticket = await enterTicket(tx, begin, {
    id: demoId('repair-ticket', key),
    typeCode: fault.typeCode,
    assetId: asset?.id ?? null,
    locationText: fault.place,
    description: fault.text,
    photos: asset && !guestKey ? [await drawPhoto(context, key, reporter)] : [],
    audio: isSpoken ? await recordSound(context, key, reporter) : null,
    ...(guestKey
      ? { guestKeyHash: hashToken(guestKey), phone: '15400009999' }
      : { reporterId: reporter.id, enterpriseId: reporter.enterpriseId, phone: reporter.phoneNumber }),
    priority,
  });
  const task = asset && (await preventRepeats(tx, begin, asset));
  if (task) await playTask(context, task, cast);
  for (const step of steps) {
    const { event, text = '' } = step;
    const by = ofReporter.includes(event) ? reporter : ofDispatcher.includes(event) ? dispatcher : worker;
    const photos = event === 'finish' ? [await drawPhoto(context, `${key} done`, reporter)] : [];
    const set = {
      ...columnsOf(step, photos, cast),
      ...(event === 'acceptQuote' ? { acceptedFen: ticket.quoteFen ?? 0 } : {}),
    };
    // One demo account signs by hand; others type their name.
    if (set.signedName && reporter.loginName === 'demo_enterprise')
      set.signature = await drawSignature(context, key, reporter);
    ticket = await moveTicket(tx, sourceOf(by ?? dispatcher, step.at), ticket, { event, text, photos, set });
  }
  return ticket;
}

/** Assigned tickets are planned for this afternoon, 90 minutes each. */
async function planToday({ tx, today }: DemoContext, played: readonly Ticket[]): Promise<void> {
  const sent = played.filter(({ status, assigneeId }) => status === 'ASSIGNED' && assigneeId !== null);
  for (const [at, { id }] of sent.entries()) {
    const plannedFrom = new Date(chinaInstant(today, 13 * 60 + 30 * (at % 8)));
    const plannedTo = new Date(plannedFrom.getTime() + 5_400_000);
    await tx.update(repairTickets).set({ plannedFrom, plannedTo }).where(eq(repairTickets.id, id));
  }
}

/** Nine assets with 130 tickets of the last half year, played through their states. */
export async function fillRepairs(context: DemoContext): Promise<void> {
  const assets = await fillAssets(context);
  const { reporters, workers: repairers, dispatcher } = await readPeople(context);
  const counts = { reporters: reporters.length, workers: repairers.length };
  const tickets = composeRepairs(context.today, counts);
  const all: Ticket[] = [];
  let before: string | null = null;
  for (const ticket of tickets.toSorted((one, other) => one.createdAt - other.createdAt)) {
    const known = reporters.filter(({ createdAt }) => createdAt.getTime() < ticket.createdAt);
    const reporter = known[ticket.reporter % known.length];
    if (!reporter) throw new Error(`no reporter for ${ticket.key}`);
    const worker = ticket.worker === null ? null : (repairers[ticket.worker % repairers.length] ?? null);
    const asset = ticket.fault.asset === undefined ? null : (assets.get(ticket.fault.asset) ?? null);
    const played: Ticket = await playTicket(context, ticket, asset, { reporter, worker, dispatcher, before });
    before = played.id;
    all.push(played);
  }
  await planToday(context, all);
}
