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
import { eq, sql } from 'drizzle-orm';
import type { SetupReading, SetupSource } from '../../feature/setup-source.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { users } from '../identity/user.table.ts';
import { postponedLines } from './setup.table.ts';

const personsNeeded = 2;

/** How many operators hold each role. */
async function countRoles(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ role: sql<string>`unnest(${users.operatorRoles})`, holders: sql<number>`count(*)` })
    .from(users)
    .where(eq(users.status, 'NORMAL'))
    .groupBy(sql`1`);
  return new Map(rows.map(({ role, holders }) => [role, Number(holders)]));
}

type Readings = ReadonlyMap<SetupKey, SetupReading>;

const isReady = (readings: Readings, key: SetupKey) => readings.get(key)?.state === 'DONE';

function stateOf(readings: Readings, postponed: ReadonlySet<SetupKey>, key: SetupKey): SetupState {
  const { state = 'MISSING' } = readings.get(key) ?? {};
  if (state !== 'MISSING') return state;
  if (postponed.has(key)) return 'LATER';
  return setupLines[key].waitsFor.every((before) => isReady(readings, before)) ? 'MISSING' : 'BLOCKED';
}

function viewLine(readings: Readings, postponed: ReadonlySet<SetupKey>, key: SetupKey): SetupLineState {
  const { group, title, text, who, blocks, waitsFor, href, isImported } = setupLines[key];
  const state = stateOf(readings, postponed, key);
  const isOpen = state !== 'DONE';
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
  const { db, database, env, now } = ctx;
  const [read, roles, later] = await Promise.all([
    Promise.all(
      sources.map(async (source) => [source.key, await source.read({ database, env, now })] as const),
    ),
    countRoles(db),
    db.select({ key: postponedLines.key }).from(postponedLines),
  ]);
  const readings: Readings = new Map(read);
  const postponed = new Set(later.map(({ key }) => key));
  const lines = setupKeys.map((key) => viewLine(readings, postponed, key));
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
