import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/session/token.ts';
import { insertCode } from '../identity/testing/insert-user.ts';
import { insertAsset, insertTicket } from '../repair/testing/insert-ticket.ts';
import {
  asDispatcher,
  assetId,
  asWorker,
  codeOf,
  dispatcherId,
  eventsOf,
  finished,
  fireWork,
  job,
  managed,
  managedOne,
  minute,
  now,
  portal,
  processing,
  rowOf,
  setNow,
  ten,
  useRepairPark,
  workerId,
} from '../repair/testing/repair-park.ts';

useRepairPark();

describe('guest reports', () => {
  const phoneNumber = '15400007777';
  const code = () => insertCode(portal.db, phoneNumber, 'REPAIR', { at: new Date(now) });
  const submitAsGuest = async (verifyCode: string, asset = `code-${assetId}`) =>
    portal.call('POST /api/propertyManage/repair/submitAsGuest', {
      asset,
      description: '电机不转，闻到焦味',
      phoneNumber,
      verifyCode,
    });

  it('report a labelled asset with an SMS code and follow it by key', async () => {
    expect(await codeOf(submitAsGuest('000000'))).toBe(retCodes.VERIFY_CODE_WRONG);
    const verifyCode = await code();
    const { data } = await submitAsGuest(verifyCode);
    expect(data.no).toMatch(/^BX20261123-/);
    expect(await codeOf(submitAsGuest(verifyCode))).toBe(retCodes.VERIFY_CODE_WRONG);
    const followed = await portal.call('GET /api/propertyManage/repair/queryAsGuest', { key: data.key });
    expect(followed.data).toMatchObject({ no: data.no, state: 'SUBMITTED', locationText: '2号温室 B区3跨' });
    expect(JSON.stringify(followed.data)).not.toContain(phoneNumber);
    const [row] = (await portal.call(managed, {}, await asDispatcher())).data.rows;
    expect(row).toMatchObject({ no: data.no, reporterName: '访客' });
    expect(await codeOf(portal.call('GET /api/propertyManage/repair/queryAsGuest', { key: 'x' }))).toBe(
      retCodes.NOT_FOUND,
    );
  });

  it('are limited to three a day and to assets open to guests', async () => {
    for (const _each of [1, 2, 3])
      await insertTicket(portal.db, { phone: phoneNumber, guestKeyHash: ulid(), createdAt: new Date(ten) });
    setNow(now + 2 * minute);
    expect(await codeOf(submitAsGuest(await code()))).toBe(retCodes.TOO_FREQUENT);
    const closed = await insertAsset(portal.db, { guests: false });
    expect(await codeOf(submitAsGuest('000000', `code-${closed}`))).toBe(retCodes.RIGHT_MISSING);
  });

  it('can be confirmed, rated, rejected as not fixed and reopened only with their own key', async () => {
    const key = 'k'.repeat(43);
    const at = { reporterId: null, guestKeyHash: hashToken(key), finishedAt: new Date(now) };
    const id = await processing({ ...at, status: 'FINISHED' });
    const fireAsGuest = async (event: string, data: object = {}, by = key) =>
      portal.call('POST /api/propertyManage/repair/operateAsGuest', {
        key: by,
        event,
        version: (await rowOf(id)).version,
        data,
      });
    expect(await codeOf(fireAsGuest('confirm', {}, 'x'))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(fireAsGuest('cancel'))).toBe(retCodes.PARAMETER_INVALID);
    expect((await fireAsGuest('notFixed')).data).toHaveProperty(['fields', 'data.text']);
    const { data: again } = await fireAsGuest('notFixed', { text: '还在漏' });
    expect(again).toMatchObject({ state: 'PROCESSING', actions: [] });
    expect(await eventsOf(workerId)).toEqual(['REPAIR_NOT_FIXED']);
    expect(await codeOf(fireAsGuest('confirm'))).toBe(retCodes.TRANSITION_REFUSED);
    await fireWork(id, 'finish', await finished());
    const { data: closed } = await fireAsGuest('confirm', { text: '谢谢' });
    expect(closed).toMatchObject({ state: 'CLOSED', rating: null, actions: ['reopen', 'rate'] });
    expect((await fireAsGuest('rate', { rating: 4 })).data).toMatchObject({ rating: 4, actions: ['reopen'] });
    const seen = await portal.call(managedOne, { id }, await asDispatcher());
    expect(seen.data.logs.at(-1)).toMatchObject({ event: 'rate', who: '访客' });
    expect((await fireAsGuest('reopen', { text: '又坏了' })).data).toMatchObject({ state: 'REOPENED' });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_REOPENED']);
  });

  it('never get a quote, because nobody could accept it', async () => {
    const id = await processing({ reporterId: null, guestKeyHash: 'h' });
    const shown = await portal.call(job, { id }, await asWorker());
    expect(shown.data.actions).not.toContain('quote');
  });
});
