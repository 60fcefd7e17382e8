import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { expect, it } from 'vitest';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { partQueue } from './upkeep.queue.ts';
import { partMoves, spareParts } from './upkeep.table.ts';

const park = usePark({
  desk: ['OP_PROPERTY'],
  worker: ['REPAIR_WORKER'],
  colleague: ['REPAIR_WORKER'],
  finance: ['OP_FINANCE'],
});

const base = '/api/propertyManage/upkeep';
const bearing = { unit: '个', place: '备件柜 A2', reorderAt: 2 };
/** Movements stay, so every test has parts of its own. */
const named = () => ({ ...bearing, name: `轴承 ${ulid()}` });

async function savedPart(count = 0, part: object = named()): Promise<string> {
  const { data } = await park.call(`POST ${base}/savePart`, { data: part }, park.desk.token);
  if (count > 0) await move(data.partId, { kind: 'IN', count });
  return data.partId;
}

const move = (partId: string, data: object) =>
  park.call(`POST ${base}/moveStock`, { partId, data: { note: '', ...data } }, park.desk.token);

const ticket = (assigneeId: string | null = park.worker.user.id) =>
  insertTicket(park.db, { status: assigneeId === null ? 'SUBMITTED' : 'PROCESSING', assigneeId });

const use = (ticketId: string, partId: string, data: object, token = park.worker.token) =>
  park.call(`POST ${base}/usePart`, { ticketId, data: { partId, kind: 'TAKEN', count: 1, ...data } }, token);

const partOf = async (id: string) => (await park.call(`GET ${base}/queryPart`, { id }, park.desk.token)).data;

it('holds what came in, less what was taken, and what was counted', async () => {
  const id = await savedPart(5);
  const ticketId = await ticket();
  expect((await use(ticketId, id, { count: 3 })).data.parts).toMatchObject([{ partId: id, used: 3 }]);
  expect((await use(ticketId, id, { kind: 'BACK', count: 1 })).data.parts).toMatchObject([{ used: 2 }]);
  expect((await move(id, { kind: 'COUNTED', count: 1, note: '少两个' })).data).toEqual({ onHand: 1 });
  const { onHand, isLow, moves } = await partOf(id);
  expect([onHand, isLow]).toEqual([1, true]);
  expect(moves.map(({ kind, change }) => [kind, change])).toEqual([
    ['COUNTED', -2],
    ['BACK', 1],
    ['TAKEN', -3],
    ['IN', 5],
  ]);
  const [sum] = await park.db
    .select({ all: sql<number>`sum(${partMoves.change})`.mapWith(Number) })
    .from(partMoves)
    .where(eq(partMoves.partId, id));
  expect(sum?.all).toBe(onHand);
});

it('gives the last parts to as many technicians as there are parts', async () => {
  const id = await savedPart(3);
  const tickets = await Promise.all(Array.from({ length: 5 }, () => ticket()));
  const answers = await Promise.all(tickets.map((ticketId) => use(ticketId, id, {})));
  expect(answers.filter(({ header }) => header.retCode === retCodes.SUCCESS)).toHaveLength(3);
  const refused = answers.find(({ header }) => header.retCode === retCodes.FIELD_REFUSED);
  expect(refused?.data).toMatchObject({ fields: { 'data.count': expect.any(String) } });
  expect((await partOf(id)).onHand).toBe(0);
});

it('is never less than nothing, whatever is written', async () => {
  const id = await savedPart(1);
  const isOne = eq(spareParts.id, id);
  await expect(park.db.update(spareParts).set({ onHand: -1 }).where(isOne)).rejects.toThrow();
});

it('takes back no more than was taken for the ticket, and only while it is worked on', async () => {
  const id = await savedPart(5);
  const [mine, other] = [await ticket(), await ticket()];
  await use(other, id, { count: 4 });
  const over = await use(mine, id, { kind: 'BACK', count: 1 });
  expect(over.data).toMatchObject({ fields: { 'data.count': expect.any(String) } });
  expect((await use(mine, id, {}, park.colleague.token)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await use(await ticket(null), id, {})).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await use(mine, id, {}, park.desk.token)).header.retCode).toBe(retCodes.SECURITY_STOP);
});

it('waits for the desk while there is too little', async () => {
  const id = await savedPart(5);
  const waiting = async () => (await park.db.execute(partQueue.waiting)).rows.map(({ ref_id: ref }) => ref);
  expect(await waiting()).not.toContain(id);
  await use(await ticket(), id, { count: 3 });
  expect(await waiting()).toContain(id);
  const low = await park.call(`GET ${base}/queryParts`, { low: '1', pageSize: 50 }, park.desk.token);
  expect(low.data.rows.map(({ partId }) => partId)).toContain(id);
  await move(id, { kind: 'IN', count: 10 });
  expect(await waiting()).not.toContain(id);
});

it('names at its field what is wrong', async () => {
  const part = named();
  const id = await savedPart(0, part);
  const again = await park.call(`POST ${base}/savePart`, { data: part }, park.desk.token);
  expect(again.data).toMatchObject({ fields: { 'data.name': expect.any(String) } });
  expect((await move(id, { kind: 'IN', count: 0 })).data).toMatchObject({
    fields: { 'data.count': expect.any(String) },
  });
  const foreign = await park.call(`GET ${base}/queryParts`, {}, park.finance.token);
  expect(foreign.header.retCode).toBe(retCodes.SECURITY_STOP);
});

it('exports the parts', async () => {
  await savedPart(5);
  const { headers } = await park.app.inject({
    url: `${base}/exportParts`,
    headers: { token: park.desk.token },
  });
  expect(headers['content-type']).toContain('spreadsheetml');
});
