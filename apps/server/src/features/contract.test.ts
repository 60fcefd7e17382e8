import { callersOf } from '@portal/contract/callers';
import { endpoints } from '@portal/contract/collected/endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSerializer } from '../platform/http/serializer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

interface Operation {
  operationId: string;
  'x-access': string | string[];
}

type Document = { paths: Record<string, Record<string, Operation>> };

const readDocument = async () => (await portal.app.inject('/api/openapi.json')).json<Document>();

test('the document is OpenAPI 3.1, with a unique name for each call', async () => {
  const document = await readDocument();
  const validator = new Validator();
  expect(await validator.validate({ ...document })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the document expresses null as OpenAPI 3.1 does', async () => {
  const { body } = await portal.app.inject('/api/openapi.json');
  expect(body).not.toContain('"nullable"');
  expect(body).toContain('"type":["string","null"]');
});

test('every declared endpoint is served, and the document contains nothing else', async () => {
  const document = await readDocument();
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(served.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  for (const declaration of endpoints) {
    const path = declaration.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[declaration.method.toLowerCase()];
    expect(operation?.['x-access']).toEqual(callersOf(declaration));
  }
});

// Serializers are only compiled on the first response; this finds those that fail earlier.
test('every declared endpoint’s response can be serialized', () => {
  for (const declaration of endpoints) expect(compileSerializer(declaration)).toBeTypeOf('function');
});

test('the human-readable document names every call', async () => {
  const page = await portal.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  for (const { path } of endpoints) expect(page.body).toContain(path);
  expect(page.body).toContain('<td>string | null</td>');
  expect(page.body).toContain('<code>pageSize</code></td><td>integer, 1 to 50</td>');
});

test('unknown addresses return 404 for every method, calls with the envelope', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    for (const url of ['/api/no/such/call', '/oa/api/no']) {
      const answer = await portal.app.inject({ method, url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        header: { retCode: '500404', retMsg: '内容不存在或已下架' },
        body: { data: {} },
      });
    }
    const page = await portal.app.inject({ method, url: '/no-page' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1');
  }
});

test('a known call with another method names those it takes', async () => {
  const url = '/api/infoManage/content/queryList';
  const wrong = await portal.app.inject({ method: 'POST', url });
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(wrong.json()).toMatchObject({ header: { retCode: '100001' } });
  const asked = await portal.app.inject({ method: 'OPTIONS', url: `${url}?column=NOTICE` });
  expect([asked.statusCode, asked.headers.allow, asked.body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
});
