// Sets the language of messages as for callers without one.
import '../locale.ts';
import * as call from '@portal/contract/call';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { readInput } from './read-input.ts';

const open = { tag: 'x', access: 'public' } as const;

const search = call.read(open, '/api/x/queryList', {
  summary: 'x',
  input: z.object({
    keyword: z.string().optional(),
    pageNo: z.coerce.number().min(1, '页码不正确').default(1),
  }),
  output: z.object({}),
});
const save = call.write(open, '/api/x/save', {
  summary: 'x',
  input: z.object({
    id: z.string({ error: '请填写编号' }),
    enterpriseId: z.string().optional(),
    data: z.object({ title: z.string().min(2, '请填写标题') }).optional(),
  }),
  output: z.object({}),
});

const refusal = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('nothing was refused');
};

test('drops identity parameters of the query, except those that a GET declares', () => {
  const query = { keyword: 'a', userType: '900', enterpriseId: 'E1', channel: '3' };
  expect(readInput(search, { query, body: undefined })).toEqual({ keyword: 'a', pageNo: 1 });
  const ofEnterprise = { ...search, input: z.object({ enterpriseId: z.string() }) };
  expect(readInput(ofEnterprise, { query, body: undefined })).toEqual({ enterpriseId: 'E1' });
  expect(readInput(save, { query, body: { id: '1' } })).toEqual({ id: '1' });
  const body = { id: '1', enterpriseId: 'E2' };
  expect(readInput(save, { query, body })).toEqual(body);
});

test('reports a fault without a declared message in Chinese', () => {
  const tree = {
    ...save,
    input: z.object({ data: z.object({ ids: z.array(z.string()) }), on: z.boolean() }),
  };
  const fields = (data: string) => refusal(() => readInput(tree, { query: {}, body: { data } })).data.fields;
  const fault = '内容缺失或格式不正确';
  expect(fields('[]')).toEqual({ data: fault, on: fault });
  expect(fields('{"ids":[5]}')).toEqual({ 'data.ids.0': fault, on: fault });
});

test('treats an empty filter as absent, and prefers the body to the query', () => {
  expect(readInput(search, { query: { keyword: '' }, body: undefined })).toEqual({ pageNo: 1 });
  expect(readInput(save, { query: { id: 'query' }, body: { id: 'body' } })).toEqual({ id: 'body' });
});

test('reads nested data as JSON from the field data', () => {
  expect(readInput(save, { query: {}, body: { id: '1', data: '{"title":"标题"}' } })).toEqual({
    id: '1',
    data: { title: '标题' },
  });
  expect(refusal(() => readInput(save, { query: {}, body: { id: '1', data: '{' } })).retCode).toBe('100003');
});

test('names every invalid field, with the path of nested ones', () => {
  const error = refusal(() => readInput(save, { query: {}, body: { data: '{"title":"x"}' } }));
  expect(error.retCode).toBe('100001');
  expect(error.data.fields).toEqual({ id: '请填写编号', 'data.title': '请填写标题' });
});

test('replaces characters that the database or XML cannot store with the replacement character', () => {
  for (const [sign, escaped] of [
    ['\u0000', '\\u0000'],
    ['\uFFFE', '\\ufffe'],
    ['\uFFFF', '\\uffff'],
    ['\uD800', '\\ud800'],
  ]) {
    expect(readInput(search, { query: { keyword: `a${sign}b` }, body: undefined }).keyword).toBe('a\uFFFDb');
    const body = { id: '1', data: `{"title":"x${escaped}y"}` };
    expect(readInput(save, { query: {}, body }).data).toEqual({ title: 'x\uFFFDy' });
  }
});

test('rejects nested data that is too deep or has too many parts before parsing it', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const long = `[${'1,'.repeat(180_000)}1]`;
  for (const data of [deep, long])
    expect(refusal(() => readInput(save, { query: {}, body: { id: '1', data } })).retCode).toBe('100001');
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
