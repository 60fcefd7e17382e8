import type {
  Colleague,
  HandoverRow,
  HeldItem,
  handoverQueryDetail,
  handoverQueryList,
} from '@portal/contract/handover/manage';
import { and, desc, eq } from 'drizzle-orm';
import type { HeldReading } from '../../feature/held-work.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { type Handover, handoverItems, handovers } from './handover.table.ts';
import { type HeldRow, listHeld } from './held.queries.ts';
import { findOpen, listPeople } from './people.queries.ts';
import { canTakeBack } from './take-back.ts';
import { takersOf } from './takers.ts';

const viewHandover = (row: Handover, names: ReadonlyMap<string, string>): HandoverRow['handover'] => ({
  no: row.no,
  state: row.status,
  lastDay: row.lastDay,
  byName: names.get(row.createdBy ?? '') ?? '',
  startedAt: row.createdAt.getTime(),
});

/** All operators with what they hold: open handovers first, then by the amount. */
export async function queryHandovers(
  { db, now }: Context,
  reading: HeldReading,
  { keyword = '', pageNo, pageSize }: InputOf<typeof handoverQueryList>,
): Promise<OutputOf<typeof handoverQueryList>> {
  const [people, open] = await Promise.all([listPeople(db, reading, now), findOpen(db)]);
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const rows = people
    .filter(
      ({ name, status, held, userId }) =>
        name.includes(keyword) && (status === 'NORMAL' || held > 0 || open.has(userId)),
    )
    .toSorted(
      (a, b) =>
        Number(open.has(b.userId)) - Number(open.has(a.userId)) ||
        b.held - a.held ||
        (a.userId < b.userId ? -1 : 1),
    );
  const shown = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return pageOf({ pageNo, pageSize }, Promise.resolve(shown), Promise.resolve(rows.length), (person) => {
    const handover = open.get(person.userId);
    return { ...person, handover: handover ? viewHandover(handover, names) : null };
  });
}

function viewHeld(row: HeldRow, { heldWork, queue }: HeldReading, people: readonly Colleague[]): HeldItem {
  const source = heldWork.find(({ kind }) => kind === row.kind);
  const { kind, refId, title, dueAt } = row;
  return {
    kind,
    refId,
    title,
    dueAt,
    stateLabel: source?.stateLabel(row.state, queue) ?? '',
    canRelease: source?.canRelease ?? false,
    ...takersOf(row, people),
  };
}

const listGiven = (db: Db, userId: string) =>
  db
    .select({ item: handoverItems })
    .from(handoverItems)
    .innerJoin(handovers, and(eq(handovers.id, handoverItems.handoverId), eq(handovers.userId, userId)))
    .orderBy(desc(handoverItems.givenAt), desc(handoverItems.id))
    .limit(100);

/**
 * What a person holds, who may take each of it, and what was given on.
 * @throws {AppError} 500404 for others than operators
 */
export async function queryHandover(
  { db, now }: Context,
  reading: HeldReading,
  { id }: InputOf<typeof handoverQueryDetail>,
): Promise<OutputOf<typeof handoverQueryDetail>> {
  const people = await listPeople(db, reading, now);
  const person = people.find(({ userId }) => userId === id);
  if (!person) throw notFound();
  const [held, given, all] = await Promise.all([
    listHeld(db, reading, { holderId: id }),
    listGiven(db, id),
    db
      .select()
      .from(handovers)
      .where(eq(handovers.userId, id))
      .orderBy(desc(handovers.createdAt), desc(handovers.id))
      .limit(1),
  ]);
  const names = await namesOfUsers(db, [
    ...given.map(({ item }) => item.toId),
    ...all.map(({ createdBy }) => createdBy),
  ]);
  const [latest] = all;
  return {
    ...person,
    handover: latest ? viewHandover(latest, names) : null,
    items: held.map((row) => viewHeld(row, reading, people)),
    colleagues: people.filter(({ userId, status }) => userId !== id && status === 'NORMAL'),
    given: given.map(({ item }) => ({
      itemId: item.id,
      kind: item.kind,
      title: item.title,
      toName: names.get(item.toId ?? '') ?? '',
      givenAt: item.givenAt.getTime(),
      takenBackAt: item.takenBackAt?.getTime() ?? null,
      isGivenBack: item.toId !== null && item.takenBackBy === item.toId,
      canTakeBack: person.status === 'NORMAL' && canTakeBack(item, now),
    })),
  };
}
