import { refusalsOf } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

interface Operation {
  'x-access': string | string[];
  'x-ret-codes': { code: string; message: string }[];
}

test('every declared endpoint is served, and nothing else is in the document', async () => {
  const document = (await portal.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(served.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  for (const declaration of endpoints) {
    const path = declaration.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[declaration.method.toLowerCase()];
    expect(operation?.['x-access']).toEqual(declaration.access);
    expect(operation?.['x-ret-codes'].map(({ code }) => code)).toEqual(refusalsOf(declaration));
  }
});

test('the document to read names every call', async () => {
  const page = await portal.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  for (const { path } of endpoints) expect(page.body).toContain(path);
});

test('unknown calls answer a JSON 404 with every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const answer = await portal.app.inject({ method, url: '/api/no/such/call' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ header: { retCode: '404' } });
  }
});
