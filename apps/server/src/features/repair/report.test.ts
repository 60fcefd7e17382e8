import { repairTypeList } from '@portal/contract/repair/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { repairAssets, repairTickets } from './repair.table.ts';
import { insertPhoto, insertTicket } from './testing/insert-ticket.ts';
import {
  asDispatcher,
  assetId,
  asUser,
  at,
  board,
  codeOf,
  detail,
  dispatcherId,
  eventsOf,
  fire,
  fireDispatch,
  form,
  hour,
  otherId,
  photo,
  portal,
  processing,
  report,
  reporterId,
  rowOf,
  ten,
  useRepairPark,
  workerId,
} from './testing/repair-park.ts';

useRepairPark();

describe('a report', () => {
  it('creates a ticket with a number, a title, a promised time and a case', async () => {
    const { header, data } = await report();
    expect(header.retCode).toBe('000000');
    expect(data.no).toMatch(/^BX20261123-\d{4}$/);
    const own = await portal.call(detail, { id: data.ticketId }, await asUser());
    expect(own.data).toMatchObject({
      no: data.no,
      title: '卷膜电机不转',
      state: 'SUBMITTED',
      kind: 'REPAIR',
      actions: ['cancel', 'urge', 'add'],
      clock: { usedMs: 0, totalMs: 8 * hour, dueAt: at('2026-11-24T09:00'), isLate: false },
    });
    expect(own.data.logs).toMatchObject([{ event: 'submit' }]);
    const [kept] = await portal.db.select().from(cases).where(eq(cases.bizId, data.ticketId));
    expect(kept).toMatchObject({ caseNo: data.no, state: 'SUBMITTED', userId: reporterId });
  });

  it.each([
    ['a short description', { description: '坏了' }, 'data.description'],
    ['a number that is none', { phone: '123' }, 'data.phone'],
    ['a type that is none', { typeCode: '' }, 'data.typeCode'],
    ['a visit that ends before it begins', { expectFrom: ten + hour, expectTo: ten }, 'data.expectTo'],
  ])('is refused with %s', async (_name, more, field) => {
    const { header, data } = await report(more);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(['fields', field]);
  });

  it('accepts only the reporter’s own photos', async () => {
    expect(await codeOf(report({ photos: [await photo(otherId)] }))).toBe(retCodes.FIELD_REFUSED);
    const paper = await insertPhoto(portal.db, reporterId, 'LICENCE');
    expect(await codeOf(report({ photos: [paper] }))).toBe(retCodes.FIELD_REFUSED);
    expect(await codeOf(report({ photos: [await photo(reporterId)] }))).toBe('000000');
  });

  it('marks a hazard as such and notifies the dispatchers at once', async () => {
    const { data } = await report({ typeCode: 'SAFETY', priority: 'URGENT' });
    expect(await rowOf(data.ticketId)).toMatchObject({
      kind: 'HAZARD',
      finishDueAt: new Date(ten + 4 * hour),
    });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_URGENT']);
  });

  it('starts from the scanned label of an asset', async () => {
    const [asset] = await portal.db.select().from(repairAssets).where(eq(repairAssets.id, assetId));
    await report({ assetId });
    const { data } = await portal.call(form, { asset: asset?.code }, await asUser());
    expect(data.places).toEqual(['2号温室 B区3跨']);
    expect(data.asset).toMatchObject({ name: '卷膜电机', repeats: [ten], isReported: true });
    expect((await portal.call(form, { asset: 'nothing' }, await asUser())).data.asset).toBeNull();
  });

  it('creates one preventive task for an asset that failed three times in 90 days', async () => {
    const ago = (days: number) => new Date(ten - days * 24 * hour);
    const closed = { assetId, reporterId, status: 'CLOSED', assigneeId: workerId } as const;
    await insertTicket(portal.db, { ...closed, createdAt: ago(91) });
    await insertTicket(portal.db, { ...closed, createdAt: ago(40) });
    await insertTicket(portal.db, { ...closed, createdAt: ago(50), status: 'MERGED' });
    await report({ assetId });
    const isTask = and(eq(repairTickets.assetId, assetId), eq(repairTickets.kind, 'MAINTENANCE'));
    expect(await portal.db.$count(repairTickets, isTask)).toBe(0);
    await Promise.all([report({ assetId }), report({ assetId }, otherId)]);
    expect(await portal.db.$count(repairTickets, isTask)).toBe(1);
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_REPEATED']);
    const { data } = await portal.call(board, {}, await asDispatcher());
    expect(data.repeated).toMatchObject([{ assetId, times: 4, taskNo: /^BX/ }]);
  });
});

describe('repair types', () => {
  it('come from the dictionary; entries no longer offered stay readable', async () => {
    await portal.db
      .insert(businessData)
      .values({ type: repairTypeList, code: 'LIFT', name: '电梯', sort: 900 });
    const { data } = await report({ typeCode: 'LIFT' });
    const isLift = and(eq(businessData.type, repairTypeList), eq(businessData.code, 'LIFT'));
    await portal.db.update(businessData).set({ shield: 1 }).where(isLift);
    const own = await portal.call(detail, { id: data.ticketId }, await asUser());
    expect(own.data).toMatchObject({ typeCode: 'LIFT', typeLabel: '电梯' });
    expect((await report({ typeCode: 'LIFT' })).data).toHaveProperty(['fields', 'data.typeCode']);
    expect(await codeOf(report({ typeCode: 'SPACESHIP' }))).toBe(retCodes.FIELD_REFUSED);
  });
});

describe('a voice note and a signature', () => {
  it('must be the reporter’s own files of the right kind', async () => {
    const sound = await insertPhoto(portal.db, reporterId, undefined, 'audio/webm');
    expect((await report({ audio: await photo(reporterId) })).data).toHaveProperty(['fields', 'data.audio']);
    expect((await report({ audio: sound }, otherId)).data).toHaveProperty(['fields', 'data.audio']);
    const { data } = await report({ audio: sound });
    const own = await portal.call(detail, { id: data.ticketId }, await asUser());
    expect(own.data.audio).toBe(sound);
    const id = await processing({ status: 'FINISHED' });
    const refused = await fire(id, 'confirm', { signature: sound });
    expect(refused.data).toHaveProperty(['fields', 'data.signature']);
    const signature = await photo(reporterId);
    const signed = await fire(id, 'confirm', { signature, signedName: '许晚棠' });
    expect(signed.data).toMatchObject({ state: 'CLOSED', signature, signedName: '许晚棠' });
  });
});

describe('planned work', () => {
  it('turns a report that can wait into a task with a later clock and notifies its reporter', async () => {
    const { data } = await report();
    expect((await fireDispatch(data.ticketId, 'maintain')).data).toHaveProperty([
      'fields',
      'data.plannedFrom',
    ]);
    const plannedFrom = at('2026-11-30T09:00');
    const planned = await fireDispatch(data.ticketId, 'maintain', { plannedFrom, text: '换茬停用时做' });
    expect(planned.data).toMatchObject({ kind: 'MAINTENANCE', state: 'SUBMITTED', plannedFrom });
    expect(planned.data.clock).toMatchObject({ usedMs: 0, isLate: false });
    expect(planned.data.actions).not.toContain('maintain');
    expect(await eventsOf(reporterId)).toEqual(['REPAIR_PLANNED']);
  });
});
