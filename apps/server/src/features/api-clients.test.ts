import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { retCodes } from '@portal/contract/ret-code';
import { generateSource } from 'oazapfts';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

// Two generators that other people maintain turn the API document into clients.

const root = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);
// Reading and compiling two megabytes, while other tests compete for the processor.
const patience = 300_000;
const nobody = '01J00000000000000000000009';

interface Answer {
  header: { retCode: string };
  body: { data: { total?: number } };
}

interface Functions {
  defaults: { baseUrl: string };
  getApiInfoManageContentQueryList(input: object): Promise<{ status: number; data: Answer }>;
  postApiInfoManageContentView(input: object): Promise<{ status: number; data: Answer }>;
}

interface Services {
  OpenAPI: { BASE: string };
  ContentService: {
    getApiInfoManageContentQueryList(column: string, keyword: string | undefined): Promise<Answer>;
    getApiInfoManageContentQueryDetail(id: string): Promise<Answer>;
  };
}

let portal: TestApp;
let folder: string;
let origin: string;

beforeAll(async () => {
  portal = await openTestApp();
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'park-portal-clients-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const document = (await portal.app.inject('/api/openapi.json')).json<Record<string, unknown>>();
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  await writeFile(join(folder, 'functions.ts'), await generateSource(join(folder, 'openapi.json')));
  await generate({
    input: document,
    output: join(folder, 'services'),
    httpClient: 'fetch',
    useUnionTypes: true,
  });
}, patience);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await portal.close();
});

test('both clients compile', { timeout: patience }, async () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  const files = ['functions.ts', 'services/index.ts'];
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { stdout } = await run(join(root, 'node_modules/typescript/bin/tsc'), ['-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});

test('functions by oazapfts read and write', { timeout: patience }, async () => {
  const client = (await import(join(folder, 'functions.ts'))) as Functions;
  client.defaults.baseUrl = origin;
  const list = await client.getApiInfoManageContentQueryList({ column: 'NOTICE' });
  expect(list).toMatchObject({ status: 200, data: { header: { retCode: '000000' } } });
  expect(list.data.body.data.total).toBe(0);
  const { data } = await client.postApiInfoManageContentView({ id: nobody });
  expect(data.header.retCode).toBe('000000');
});

test('services by openapi-typescript-codegen read, and get refusals as answers', {
  timeout: patience,
}, async () => {
  const { OpenAPI, ContentService } = (await import(join(folder, 'services/index.ts'))) as Services;
  OpenAPI.BASE = origin;
  const list = await ContentService.getApiInfoManageContentQueryList('NOTICE', undefined);
  expect(list.header.retCode).toBe('000000');
  const refused = await ContentService.getApiInfoManageContentQueryDetail(nobody);
  expect(refused.header.retCode).toBe(retCodes.NOT_FOUND);
});
