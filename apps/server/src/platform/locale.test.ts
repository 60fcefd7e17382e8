import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const entry = { list: 'INDUSTRY_TAG', code: 'A1', data: '{"name":"a","parentCode":"NOWHERE"}' };

async function save(cookie: string | undefined, fields: Record<string, string>, token?: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/baseInfoManage/dictionary/save',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie && { cookie }),
      ...(token && { token }),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.json();
}

const english = 'a=1; park_portal_language=en';
const chinese = [undefined, 'a=1', 'park_portal_language=fr', 'park_portal_language='];

/** Messages of a schema, a rule and a retCode, and the default for a field without its own message. */
async function answers(cookie: string | undefined) {
  const token = await test.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  const bySchema = await save(cookie, { ...entry, code: '1' }, token);
  const unworded = await save(cookie, { ...entry, data: '1' }, token);
  const byRule = await save(cookie, entry, token);
  const byCode = await save(cookie, entry);
  return [
    [bySchema.header.retMsg, bySchema.body.data.fields],
    unworded.body.data.fields,
    [byRule.header.retMsg, byRule.body.data.fields],
    byCode.header.retMsg,
  ];
}

describe('error messages', () => {
  it.each(chinese)('are in Chinese with the cookie %j', async (cookie) => {
    expect(await answers(cookie)).toEqual([
      ['请求参数不正确', { code: '代码以字母开头，只含字母、数字、下划线和短横线' }],
      { data: '内容缺失或格式不正确' },
      ['没有这个上级', { 'data.parentCode': '没有这个上级' }],
      '请先登录',
    ]);
  });

  it('are in the language of the cookie', async () => {
    const fault = 'Parent: no such option';
    expect(await answers(english)).toEqual([
      [
        'The request has invalid parameters',
        { code: 'Start with a letter and use only letters, digits, underscores and hyphens' },
      ],
      { data: 'Missing or in the wrong format' },
      [fault, { 'data.parentCode': fault }],
      'Log in first',
    ]);
  });
});

it('the rate limit answers in the language of the cookie', async () => {
  const busy = await openTestApp(undefined, { RATE_LIMIT_PER_MINUTE: '1' });
  const call = async (cookie?: string) => {
    const answer = await busy.app.inject({
      url: '/api/baseInfoManage/siteInfo/queryDetail',
      ...(cookie && { headers: { cookie } }),
    });
    return answer.json().header;
  };
  await call();
  expect(await call()).toEqual({ retCode: retCodes.TOO_FREQUENT, retMsg: '操作过于频繁，请稍后再试' });
  expect((await call(english)).retMsg).toBe('Too many attempts. Try again later');
  expect((await call('park_portal_language=fr')).retMsg).toBe('操作过于频繁，请稍后再试');
  await busy.close();
});

it('the API document is in Chinese, whatever the first reader’s language', async () => {
  const answer = await test.app.inject({ url: '/api/openapi.json', headers: { cookie: english } });
  expect(answer.body).toContain('"description":"请先登录"');
  expect(answer.body).not.toContain('Log in first');
});
