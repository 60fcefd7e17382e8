import {
  openRepairStates,
  type RepairState,
  reopenDays,
  repairTransitions,
  urgeEveryMs,
} from '@portal/contract/repair/terms';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { modelOptions, runModel } from '../../testing/run-model.ts';
import { repairTickets } from './repair.table.ts';
import {
  asDispatcher,
  asUser,
  asWorker,
  now,
  otherId,
  photo,
  portal,
  report,
  reporterId,
  secondWorkerId,
  setNow,
  settle,
  ten,
  useRepairPark,
  workerId,
} from './testing/repair-park.ts';

useRepairPark();

const dayMs = 86_400_000;
const reporters = () => [reporterId, otherId];
const workers = () => [workerId, secondWorkerId];

interface Ticket {
  id: string;
  /** Which of the two users reported it, and which of the two workers has it. */
  reporter: number;
  assignee: number | null;
  status: RepairState;
  returns: number;
  rating: number | null;
  quoteFen: number | null;
  acceptedFen: number;
  closedAt: number;
  urgedAt: number;
}
interface Model {
  tickets: Ticket[];
}
type Change = Partial<Ticket> | false;
type Rule = (ticket: Ticket) => Change;

const rating = 4;
const quoteFen = 15_000;
const isIn = ({ status }: Ticket, ...states: RepairState[]) => states.includes(status);
const isOpen = ({ status }: Ticket) => openRepairStates.some((state) => state === status);

/** What a reporter may do with their own ticket, and the resulting state. */
const reporterRules: Record<string, Rule> = {
  cancel: (ticket) => isIn(ticket, 'SUBMITTED', 'ASSIGNED') && { status: 'CANCELLED' },
  acceptQuote: (ticket) =>
    isIn(ticket, 'QUOTED') && { status: 'PROCESSING', acceptedFen: ticket.acceptedFen + quoteFen },
  freeOnly: (ticket) => isIn(ticket, 'QUOTED') && { status: 'PROCESSING', quoteFen: null },
  refuseQuote: (ticket) => isIn(ticket, 'QUOTED') && { status: 'CANCELLED' },
  confirm: (ticket) => isIn(ticket, 'FINISHED') && { status: 'CLOSED', closedAt: now, rating },
  notFixed: (ticket) => isIn(ticket, 'FINISHED') && { status: 'PROCESSING', returns: ticket.returns + 1 },
  reopen: (ticket) =>
    isIn(ticket, 'CLOSED') &&
    now < ticket.closedAt + reopenDays * dayMs && {
      status: 'REOPENED',
      assignee: null,
      rating: null,
      returns: ticket.returns + 1,
    },
  urge: (ticket) =>
    isIn(ticket, 'SUBMITTED', 'ASSIGNED', 'PROCESSING', 'ON_HOLD', 'REOPENED') &&
    now >= ticket.urgedAt + urgeEveryMs && { urgedAt: now },
  rate: (ticket) => isIn(ticket, 'CLOSED') && ticket.rating === null && { rating },
  add: (ticket) => isOpen(ticket) && {},
};

/** What a worker may do with their own ticket. */
const workerRules: Record<string, Rule> = {
  take: (ticket) => isIn(ticket, 'ASSIGNED') && { status: 'PROCESSING' },
  handBack: (ticket) => isIn(ticket, 'ASSIGNED') && { status: 'SUBMITTED', assignee: null },
  quote: (ticket) => isIn(ticket, 'PROCESSING') && { status: 'QUOTED', quoteFen },
  hold: (ticket) => isIn(ticket, 'PROCESSING') && { status: 'ON_HOLD' },
  resume: (ticket) => isIn(ticket, 'ON_HOLD') && { status: 'PROCESSING' },
  finish: (ticket) => isIn(ticket, 'PROCESSING') && { status: 'FINISHED' },
};

async function compare({ tickets }: Model): Promise<void> {
  const rows = await portal.db
    .select()
    .from(repairTickets)
    .where(
      inArray(
        repairTickets.id,
        tickets.map(({ id }) => id),
      ),
    );
  const seen = tickets.map(({ id }) => {
    const row = rows.find((one) => one.id === id);
    return [id, row?.status, row?.assigneeId, row?.returns, row?.rating, row?.quoteFen, row?.acceptedFen];
  });
  const wanted = tickets.map((ticket) => [
    ticket.id,
    ticket.status,
    ticket.assignee === null ? null : workers()[ticket.assignee],
    ticket.returns,
    ticket.rating,
    ticket.quoteFen,
    ticket.acceptedFen,
  ]);
  expect(seen).toEqual(wanted);
}

type Command = fc.AsyncCommand<Model, object>;

const submit = (reporter: number): Command => ({
  toString: () => `reporter ${reporter} reports`,
  // Few tickets, so that each gets a long history.
  check: ({ tickets }) => tickets.length < 2,
  async run(model) {
    const answer = await report({}, reporters()[reporter]);
    expect(answer.header.retCode).toBe('000000');
    const fresh = {
      assignee: null,
      returns: 0,
      rating: null,
      quoteFen: null,
      acceptedFen: 0,
      closedAt: 0,
      urgedAt: 0,
    };
    model.tickets.push({ ...fresh, id: answer.data.ticketId, reporter, status: 'SUBMITTED' });
    await compare(model);
  },
});

type Role = 'reporter' | 'worker' | 'dispatcher';
const keys = {
  reporter: 'POST /api/propertyManage/repair/operate',
  worker: 'POST /api/propertyManage/repair/work',
  dispatcher: 'POST /api/propertyManage/repair/operateManage',
} as const;

const tokenOf: Record<Role, (who: number) => Promise<string>> = {
  reporter: (who) => asUser(reporters()[who]),
  worker: (who) => asWorker(workers()[who]),
  dispatcher: asDispatcher,
};

interface Fired {
  role: Role;
  event: string;
  who: number;
  nth: number;
  /** The worker to assign, or the ticket to merge into. */
  other: number;
  isStale: boolean;
}

function expectedOf({ tickets }: Model, ticket: Ticket, { role, event, who, other, isStale }: Fired): Change {
  if (isStale) return false;
  if (role === 'reporter') return ticket.reporter === who && (reporterRules[event]?.(ticket) ?? false);
  if (role === 'dispatcher') {
    const into = tickets[other % tickets.length];
    if (event === 'assign')
      return isIn(ticket, 'SUBMITTED', 'ASSIGNED', 'REOPENED') && { status: 'ASSIGNED', assignee: other % 2 };
    if (event === 'reject') return isIn(ticket, 'SUBMITTED') && { status: 'REJECTED' };
    return isIn(ticket, 'SUBMITTED') && into !== ticket && !!into && isOpen(into) && { status: 'MERGED' };
  }
  return ticket.assignee === who && (workerRules[event]?.(ticket) ?? false);
}

/** States reached in any run. */
const reached = new Set<RepairState>();

async function fire(model: Model, ticket: Ticket, given: Fired): Promise<void> {
  const { role, event, who, other, isStale } = given;
  const [row] = await portal.db.select().from(repairTickets).where(eq(repairTickets.id, ticket.id));
  const data = {
    text: '说明',
    photos: event === 'finish' ? [await photo(workers()[who] ?? '')] : [],
    lines: [{ name: '工时', fen: quoteFen }],
    rating: event === 'confirm' || event === 'rate' ? rating : undefined,
    holdUntil: '2027-06-25',
    workerId: workers()[other % 2],
    into: event === 'merge' ? model.tickets[other % model.tickets.length]?.id : undefined,
  };
  const version = (row?.version ?? 0) - (isStale ? 1 : 0);
  const expected = expectedOf(model, ticket, given);
  const token = await tokenOf[role](who);
  const { header } = await portal.call(keys[role], { id: ticket.id, event, version, data }, token);
  expect(header.retCode === '000000', `${event}: ${header.retCode} ${header.retMsg}`).toBe(
    expected !== false,
  );
  if (expected !== false) Object.assign(ticket, expected);
  reached.add(ticket.status);
  await compare(model);
}

const nthTicket = ({ tickets }: Model, nth: number): Ticket => {
  const ticket = tickets[nth % tickets.length];
  if (!ticket) throw new Error('no ticket');
  return ticket;
};

/** Tries any event, allowed or not. */
const tryOne = (given: Fired): Command => ({
  toString: () =>
    `${given.role} ${given.who} ${given.event} ticket ${given.nth}, ${given.other}${given.isStale ? ', stale' : ''}`,
  check: ({ tickets }) => tickets.length > 0,
  run: (model) => fire(model, nthTicket(model, given.nth), given),
});

const events = {
  reporter: Object.keys(reporterRules),
  worker: Object.keys(workerRules),
  dispatcher: ['assign', 'reject', 'merge'],
};
const withoutMove = ['urge', 'rate', 'add'];
/** Events that end a ticket early or do not advance it are rarer, so that histories get long. */
const isAside = (event: string) =>
  ['cancel', 'refuseQuote', 'reject', 'merge', 'handBack', ...withoutMove].includes(event);

/** Whether the state alone would allow the event. */
const isOfState = ({ status }: Ticket, event: string) =>
  event in repairTransitions[status] || withoutMove.includes(event);

type Wanted = (model: Model, ticket: Ticket, given: Fired, pick: number) => boolean;
const isAllowed: Wanted = (model, ticket, given, pick) =>
  expectedOf(model, ticket, given) !== false && (pick % 6 === 0 || !isAside(given.event));
/** Events that a condition forbids although state and role allow them: too early, too late or already done. */
const isTempting: Wanted = (model, ticket, given) =>
  isOfState(ticket, given.event) &&
  (given.role === 'dispatcher' || given.who === ticket[given.role === 'worker' ? 'assignee' : 'reporter']) &&
  expectedOf(model, ticket, given) === false;

/** Fires one of the wanted events, or several in a row. */
const choose = (what: string, isWanted: Wanted, nth: number, pick: number, steps = 1): Command => ({
  toString: () => `ticket ${nth} ${what} (${pick})`,
  check: ({ tickets }) => tickets.length > 0,
  async run(model) {
    const ticket = nthTicket(model, nth);
    for (let at = pick; at < pick + steps; at++) {
      const all = (Object.keys(events) as Role[]).flatMap((role) =>
        events[role].flatMap((event) =>
          [0, 1].map((who): Fired => ({ role, event, who, nth, other: at % 4, isStale: false })),
        ),
      );
      const wanted = all.filter((given) => isWanted(model, ticket, given, at));
      const given = wanted[at % Math.max(wanted.length, 1)];
      if (given) await fire(model, ticket, given);
    }
  },
});

/** The next step towards closing, from each state. */
const towardsEnd: Partial<Record<RepairState, [Role, string]>> = {
  SUBMITTED: ['dispatcher', 'assign'],
  REOPENED: ['dispatcher', 'assign'],
  ASSIGNED: ['worker', 'take'],
  ON_HOLD: ['worker', 'resume'],
  QUOTED: ['reporter', 'acceptQuote'],
  PROCESSING: ['worker', 'finish'],
  FINISHED: ['reporter', 'confirm'],
};

/** Leads a ticket from any state to closed: by chance few get that far, and what follows would rarely be tried. */
const lead = (nth: number, other: number): Command => ({
  toString: () => `ticket ${nth} is led to its end (${other})`,
  check: ({ tickets }) => tickets.length > 0,
  async run(model) {
    const ticket = nthTicket(model, nth);
    for (let step = towardsEnd[ticket.status]; step; step = towardsEnd[ticket.status]) {
      const [role, event] = step;
      const who = role === 'worker' ? (ticket.assignee ?? 0) : ticket.reporter;
      await fire(model, ticket, { role, event, who, nth, other, isStale: false });
    }
  },
});

const pass = (hours: number): Command => ({
  toString: () => `${hours} hours pass`,
  check: () => true,
  async run(model) {
    setNow(now + hours * 3_600_000);
    await settle();
    // Longer than any deadline for an answer.
    if (hours > 200)
      for (const ticket of model.tickets)
        if (isIn(ticket, 'FINISHED')) Object.assign(ticket, { status: 'CLOSED', closedAt: now });
    await compare(model);
  },
});

const two = fc.nat({ max: 1 });
const trying = (role: Role) =>
  fc
    .record({
      role: fc.constant(role),
      event: fc.constantFrom(...events[role]),
      who: two,
      nth: fc.nat({ max: 3 }),
      other: fc.nat({ max: 3 }),
      isStale: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    })
    .map(tryOne);
const chosen = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 99 }));
const going = chosen.map((given) => choose('goes on', isAllowed, ...given, 5));
const led = chosen.map((given) => lead(...given));
const tempting = chosen.map((given) => choose('is tried', isTempting, ...given));

it(
  'tickets do what their model does, whoever does what with them in whatever order',
  modelOptions,
  async () => {
    await runModel<Model, object>(
      [
        two.map(submit),
        trying('reporter'),
        trying('worker'),
        trying('dispatcher'),
        going,
        going,
        going,
        led,
        ...Array.from({ length: 3 }, () => tempting),
        fc.constantFrom(0.5, 1).map(pass),
        fc.constant(300).map(pass),
      ],
      async () => {
        setNow(ten);
        return { model: { tickets: [] }, real: {} };
      },
    );
    expect([...reached]).toEqual(expect.arrayContaining(['CLOSED', 'REOPENED']));
  },
);
