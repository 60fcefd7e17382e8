import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cancelUnclaimed } from '../cancel/cancel-unclaimed.ts';
import { insertCode, insertUser, nextPhone, shaOf } from '../testing/insert-user.ts';
import { users } from '../user.table.ts';

const fieldsOf = ({ data }: { data: unknown }) => Object.keys((data as { fields?: object }).fields ?? {});

const byPhone = 'POST /api/userManage/loginByPhone';
const claim = 'POST /api/userManage/claim/submit';
const state = 'GET /api/userManage/claim/queryDetail';
const day = 86_400_000;

let portal: TestApp;
let now = testNow.getTime();

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());

const logIn = async (phoneNumber: string, more: object = {}) => {
  const verifyCode = await insertCode(portal.db, phoneNumber, 'LOGIN', { at: new Date(now) });
  return portal.call(byPhone, { phoneNumber, verifyCode, ...more });
};

const accountOf = async (phone: string) => {
  const [row] = await portal.db.select().from(users).where(eq(users.phoneNumber, phone));
  return row;
};

const endUnused = () => cancelUnclaimed({ ...portal, clock: { now: () => new Date(now) } });

describe('the first login by code', () => {
  it('makes the account of a person, once', async () => {
    const phone = nextPhone();
    const first = await logIn(phone, { name: '柏小舟' });
    expect(first.data).toMatchObject({ userType: '100', name: '柏小舟', LOGIN: '1', SECURELOGIN: '1' });
    now += 60_000;
    const second = await logIn(phone, { name: '另一个名字' });
    expect(second.data).toMatchObject({ userId: first.data.userId, name: '柏小舟' });
  });

  it('names the person by the login name until they say theirs', async () => {
    const { data } = await logIn(nextPhone());
    expect(data.loginName).toMatch(/^u[a-z2-9]{11}$/);
    expect(data.name).toBe(data.loginName);
  });

  it('by two at once makes one account', async () => {
    const phone = nextPhone();
    const verifyCode = await insertCode(portal.db, phone, 'LOGIN', { at: new Date(now) });
    const answers = await Promise.all(
      [1, 2].map(() => portal.call(byPhone, { phoneNumber: phone, verifyCode })),
    );
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    expect(await portal.db.$count(users, eq(users.phoneNumber, phone))).toBe(1);
  });
});

describe('an unclaimed account', () => {
  it('is claimed with a password, once, and then stays', async () => {
    const phone = nextPhone();
    const { header, data } = await logIn(phone);
    const token = header.token ?? undefined;
    expect((await portal.call(state, {}, token)).data).toEqual({
      isUnclaimed: true,
      endsAt: now + 180 * day,
    });
    const bad = await portal.call(claim, { password_sha: 'short' }, token);
    expect(fieldsOf(bad)).toEqual(['password_sha']);
    expect((await portal.call(claim, { password_sha: shaOf('Peony2026') }, token)).header.retCode).toBe(
      '000000',
    );
    expect((await portal.call(state, {}, token)).data).toEqual({ isUnclaimed: false, endsAt: null });
    expect((await portal.call(claim, { password_sha: shaOf('Other2026') }, token)).header.retCode).toBe(
      '500012',
    );
    const byPassword = await portal.call('POST /api/userManage/login', {
      loginName: data.loginName,
      password_sha: shaOf('Peony2026'),
    });
    expect(byPassword.header.retCode).toBe('000000');
  });

  it('ends after 180 days without a login; others stay', async () => {
    const [unused, used, claimed] = [nextPhone(), nextPhone(), nextPhone()];
    await logIn(unused);
    await logIn(used);
    const { header } = await logIn(claimed);
    await portal.call(claim, { password_sha: shaOf('Peony2026') }, header.token ?? undefined);
    const plain = await insertUser(portal.db, { userType: '100' });
    now += 100 * day;
    await logIn(used);
    now += 80 * day;
    await endUnused();
    expect((await accountOf(unused))?.cancelAt).toBeNull();
    now += 1;
    await endUnused();
    expect((await accountOf(unused))?.cancelAt).toEqual(new Date(now));
    for (const phone of [used, claimed, plain.phoneNumber])
      expect((await accountOf(phone))?.cancelAt).toBeNull();
  });
});
