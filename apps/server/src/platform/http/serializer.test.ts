// Sets the language of messages as for callers without one.
import '../locale.ts';
import { endpoint } from '@portal/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compileSerializer } from './serializer.ts';

const declaration = endpoint({
  method: 'GET',
  path: '/api/x',
  summary: 'x',
  tag: 'x',
  access: 'public',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    cover: z.object({ fileId: z.string() }).nullable(),
    rows: z.array(z.object({ id: z.string(), until: z.int().nullable() })),
  }),
  refuses: [],
});
const row = {
  name: '花',
  cover: null,
  rows: [{ id: '1', until: null, passwordHash: 'secret' }],
  secret: 'x',
};

test('writes only declared fields, and null as null', () => {
  const answer = JSON.parse(compileSerializer(declaration)(row));
  expect(answer).toEqual({
    header: { retCode: '000000', retMsg: '操作成功' },
    body: { data: { name: '花', cover: null, rows: [{ id: '1', until: null }] } },
  });
});

test('puts a token into the header, and the menu into menusList', () => {
  const menu = compileSerializer({ ...declaration, output: z.array(z.string()), bodyKey: 'menusList' });
  expect(JSON.parse(menu(['a'], 'the-token'))).toEqual({
    header: { retCode: '000000', retMsg: '操作成功', token: 'the-token' },
    body: { menusList: ['a'] },
  });
});
