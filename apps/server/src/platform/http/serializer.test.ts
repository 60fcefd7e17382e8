// Sets the language of messages as for callers without one.
import '../locale.ts';
import * as call from '@portal/contract/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compileSerializer } from './serializer.ts';

const declaration = call.read({ tag: 'x', access: 'public' }, '/api/x', {
  summary: 'x',
  output: z.object({
    name: z.string(),
    cover: z.object({ fileId: z.string() }).nullable(),
    rows: z.array(z.object({ id: z.string(), until: z.int().nullable() })),
  }),
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
