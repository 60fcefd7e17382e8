import { expect, it, onTestFinished } from 'vitest';
import { openTestApp, testNow } from '../../testing/test-app.ts';
import { beginFilling } from '../filling.ts';

it('reads but changes nothing until the database is filled, and says so', async () => {
  let left = 12;
  const { filling, end } = beginFilling(async () => left);
  const portal = await openTestApp(() => testNow, {}, { filling });
  onTestFinished(() => portal.close());
  const ready = () => portal.app.inject({ url: '/readyz' });
  const logIn = () => portal.call('POST /api/userManage/login', { loginName: 'nobody', password_sha: '' });

  expect((await portal.call('GET /api/siteManage/site/queryDetail', {})).header.retCode).toBe('000000');
  expect((await logIn()).header).toMatchObject({
    retCode: '503002',
    retMsg: '演示园区还在准备，请一分钟后再试',
  });
  expect((await ready()).statusCode).toBe(503);
  expect((await ready()).json()).toEqual({ status: 'filling', partsLeft: 12 });

  left = 0;
  end();
  expect((await logIn()).header.retCode).not.toBe('503002');
  expect((await ready()).json()).toEqual({ status: 'ready' });
});
