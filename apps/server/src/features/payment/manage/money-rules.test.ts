import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { clerk, portal, useCounterPark } from '../testing/counter-park.ts';

useCounterPark();

const query = 'GET /api/payManage/moneyRules/query';
const save = 'POST /api/payManage/moneyRules/save';
const data = {
  secondPersonFromFen: 1_000_000,
  secondMatchAboveFen: 2_000_000,
  lateFeeFirst: false,
  creditByItself: true,
};

async function admin() {
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  return portal.logIn({ userId: id, userType: '900', operatorRoles: ['OP_ADMIN'] });
}

describe('the rules for money', () => {
  it('start at 5,000 yuan, and are read but not changed by the finance office', async () => {
    const { data: rules } = await portal.call(query, {}, await clerk());
    expect(rules).toEqual({
      secondPersonFromFen: 500_000,
      secondMatchAboveFen: 5_000_000,
      lateFeeFirst: true,
      creditByItself: false,
      version: 0,
      canEdit: false,
    });
    expect((await portal.call(save, { version: 0, data }, await clerk())).header.retCode).not.toBe('000000');
  });

  it('are saved by an administrator, one of two at once, with a log row', async () => {
    const token = await admin();
    const wrong = { ...data, secondPersonFromFen: -1 };
    expect((await portal.call(save, { version: 0, data: wrong }, token)).header.retCode).toMatch(/^1000/);
    const answers = await Promise.all([
      portal.call(save, { version: 0, data }, token),
      portal.call(save, { version: 0, data: { ...data, creditByItself: false } }, await admin()),
    ]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500409']);
    const again = await portal.call(save, { version: 1, data }, token);
    expect(again.data).toEqual({ ...data, version: 2, canEdit: true });
    expect(await readMoneyRules(portal.db)).toEqual(data);
    expect(await portal.db.$count(operLogs, eq(operLogs.event, 'moneyRules.edit'))).toBe(2);
  });
});
