import { operatorRoleLabels } from '@portal/contract/operator-role';
import type { SetupChecklist, SetupLineState } from '@portal/contract/setup/manage';
import {
  type SetupKey,
  type SetupState,
  setupAbilities,
  setupAbilityKeys,
  setupKeys,
  setupLines,
  setupPairKeys,
  setupPairs,
} from '@portal/contract/setup/terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { SetupReading, SetupSource } from '../../feature/setup-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Context } from '../../platform/http/context.ts';
import { listRemindable } from './list-remindable.ts';
import { postponedLines, setupReminders } from './setup.table.ts';

const personsNeeded = 2;

type Operator = Awaited<ReturnType<typeof listRemindable>>[number];

/** How many operators hold each role. */
function countRoles(operators: readonly Operator[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { roles } of operators)
    for (const role of new Set(roles)) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
}

type Readings = ReadonlyMap<SetupKey, SetupReading>;

const isReady = (readings: Readings, key: SetupKey) => readings.get(key)?.state === 'DONE';

function stateOf(readings: Readings, postponed: ReadonlySet<SetupKey>, key: SetupKey): SetupState {
  const { state = 'MISSING' } = readings.get(key) ?? {};
  if (state !== 'MISSING') return state;
  if (postponed.has(key)) return 'LATER';
  return setupLines[key].waitsFor.every((before) => isReady(readings, before)) ? 'MISSING' : 'BLOCKED';
}

/** Who would be reminded of a line, by name if it is one person. */
function remindedIn(operators: readonly Operator[], key: SetupKey, askerId: string): string {
  const people = operators.filter(
    ({ id, roles }) => id !== askerId && setupLines[key].roles.some((role) => roles.includes(role)),
  );
  const [first] = people;
  return people.length > 1 ? m.setup_remind_people({ count: people.length }) : (first?.name ?? '');
}

interface Reading {
  readings: Readings;
  postponed: ReadonlySet<SetupKey>;
  remindedToday: ReadonlySet<SetupKey>;
  operators: readonly Operator[];
  askerId: string;
}

function viewLine(reading: Reading, key: SetupKey): SetupLineState {
  const { readings, postponed, remindedToday, operators, askerId } = reading;
  const { group, title, text, who, blocks, waitsFor, href, isImported } = setupLines[key];
  const state = stateOf(readings, postponed, key);
  const isOpen = state !== 'DONE';
  const reminds = state === 'MISSING' || state === 'WAITING' ? remindedIn(operators, key, askerId) : '';
  return {
    key,
    group,
    state,
    title: title(),
    text: text(),
    have: readings.get(key)?.have ?? '',
    who: who(),
    blocks: isOpen && blocks ? blocks() : null,
    waitsFor: isOpen
      ? waitsFor.filter((before) => !isReady(readings, before)).map((before) => setupLines[before].title())
      : [],
    href,
    isImported,
    canPostpone: state === 'MISSING' || state === 'BLOCKED',
    canResume: state === 'LATER',
    reminds,
    wasRemindedToday: isOpen && remindedToday.has(key),
    canRemind: reminds !== '' && !remindedToday.has(key),
  };
}

function viewAbilities(readings: Readings, roles: ReadonlyMap<string, number>): SetupChecklist['abilities'] {
  return setupAbilityKeys.map((key) => {
    const { label, lines, pairs } = setupAbilities[key];
    const open = lines.filter((line) => !isReady(readings, line));
    const short = pairs.filter((pair) => (roles.get(setupPairs[pair].role) ?? 0) < personsNeeded);
    const isNear = short.length === 0 && open.every((line) => readings.get(line)?.state === 'WAITING');
    const missing = [
      ...open.map((line) => setupLines[line].title()),
      ...short.map((pair) => m.setup_second_missing({ role: operatorRoleLabels[setupPairs[pair].role]() })),
    ];
    const isPossible = missing.length === 0;
    return {
      key,
      label: label(),
      state: isPossible ? 'YES' : isNear ? 'NEARLY' : 'NO',
      missing: missing.join(m.setup_separator()),
    };
  });
}

/** What has to be ready before the park opens, from the data of every feature. */
export async function readChecklist(ctx: Context, sources: readonly SetupSource[]): Promise<SetupChecklist> {
  const { db, database, env, now, actor } = ctx;
  const [read, operators, later, reminded] = await Promise.all([
    Promise.all(
      sources.map(async (source) => [source.key, await source.read({ database, env, now })] as const),
    ),
    listRemindable(db),
    db.select({ key: postponedLines.key }).from(postponedLines),
    db
      .select({ key: setupReminders.key })
      .from(setupReminders)
      .where(eq(setupReminders.day, chinaDayOf(now))),
  ]);
  const readings: Readings = new Map(read);
  const postponed = new Set(later.map(({ key }) => key));
  const remindedToday = new Set(reminded.map(({ key }) => key));
  const reading = { readings, postponed, remindedToday, operators, askerId: actor.userId };
  const lines = setupKeys.map((key) => viewLine(reading, key));
  const roles = countRoles(operators);
  const done = lines.filter(({ state }) => state === 'DONE').length;
  return {
    lines,
    done,
    total: lines.length,
    next: lines.find(({ state }) => state === 'MISSING')?.key ?? null,
    isDone: lines.every(({ state }) => state === 'DONE' || state === 'LATER'),
    pairs: setupPairKeys.map((key) => {
      const { label, role } = setupPairs[key];
      const have = Math.min(roles.get(role) ?? 0, personsNeeded);
      return { key, label: label(), have, role: operatorRoleLabels[role]() };
    }),
    abilities: viewAbilities(readings, roles),
  };
}
