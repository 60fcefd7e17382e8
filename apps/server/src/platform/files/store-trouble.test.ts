import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { runOn } from '../../testing/test-server.ts';
import { upload } from './testing/upload-form.ts';

const pdf = (bytes = 0) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'x'), Buffer.from('%%EOF\n')]);
const shown = (app: TestApp, id: string, path = '/api/fms/show') =>
  app.app.inject({ url: `${path}/${id}_0` });
const readyOf = async (app: TestApp) => (await app.app.inject({ url: '/readyz' })).json();

/** Neither browsers nor proxies may cache the answer, and both are told when to retry. */
function expectAway(answer: Awaited<ReturnType<typeof shown>>): void {
  expect(answer.statusCode).toBe(503);
  expect(answer.json().header.retCode).toBe(retCodes.DATABASE_AWAY);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  for (const name of ['etag', 'content-disposition', 'cross-origin-resource-policy'])
    expect(answer.headers).not.toHaveProperty(name);
}

describe('a folder whose disk is not mounted', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it('answers 503 at all file addresses and accepts no uploads until the disk is back', async () => {
    const token = await app.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
    const given = { purpose: 'TEST', visibility: 'public' };
    const { data } = await upload(app.app, token, [{ name: 'a.pdf', content: pdf() }], given);
    const folder = join(app.dataDir, 'files');
    await rename(folder, `${folder}.away`);
    expectAway(await shown(app, data.fileId));
    expectAway(await shown(app, data.fileId, '/oa/api/fms/show'));
    const refused = await upload(app.app, token, [{ name: 'b.pdf', content: pdf(9) }], given);
    expect(refused.retCode).toBe(retCodes.DATABASE_AWAY);
    await rename(`${folder}.away`, folder);
    expect((await shown(app, data.fileId)).statusCode).toBe(200);
  });
});

describe('an unreachable S3 store', () => {
  it('answers 503, not 200', async () => {
    const s3 = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
    await once(s3, 'listening');
    const { port } = s3.address() as AddressInfo;
    const app = await openTestApp(undefined, {
      FILE_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'park',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'portal',
      S3_SECRET_ACCESS_KEY: 'portal-secret',
    });
    const id = '01J000000000000000000000F1';
    await app.database.pool.query(
      `insert into file_group (id, purpose, visibility, owner_user_id, created_at) values ($1, 'TEST', 'public', 'u', now())`,
      [id],
    );
    await app.database.pool.query(
      `insert into file_item (file_id, index, name, mime, bytes, sha256, storage_key)
       values ($1, 0, 'a.pdf', 'application/pdf', 9, 'aa', 'content/aa')`,
      [id],
    );
    expectAway(await shown(app, id));
    await app.close();
    s3.close();
  });
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(canMount)('a full disk', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await openTestApp();
    folder = join(app.dataDir, 'files');
    await mkdir(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=700', 'tmpfs', folder]);
  });
  afterAll(async () => {
    execFileSync('umount', [folder]);
    await app.close();
  });

  it('reports a full store to uploaders and in readyz, keeps no partial files, and recovers', async () => {
    const token = await app.logIn();
    const given = { purpose: 'TEST', visibility: 'owner' };
    const send = (bytes: number) => upload(app.app, token, [{ name: 'a.pdf', content: pdf(bytes) }], given);
    expect(await readyOf(app)).toEqual({ status: 'ready' });
    const first = await send(3_500_000);
    expect(first.retCode).toBe(retCodes.SUCCESS);
    const refused = await send(2_000_000);
    expect(refused.retCode).toBe(retCodes.DATABASE_AWAY);
    expect(refused.header.retMsg).toBe(
      '存储空间已满，暂时无法保存。您填写的内容还在页面上，请稍后再试，或联系园区。',
    );
    expect(await readyOf(app)).toEqual({ status: 'degraded', reason: 'no space left for: files' });
    expect(
      (await app.app.inject({ url: `/api/fms/show/${first.data.fileId}_0`, headers: { token } })).statusCode,
    ).toBe(200);
    expect((await app.database.pool.query('select 1 from file_group')).rows).toHaveLength(1);
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    expect(await readyOf(app)).toEqual({ status: 'ready' });
    expect((await send(2_000_000)).retCode).toBe(retCodes.SUCCESS);
  });
});

describe('a database without disk space', () => {
  it('reports it in readyz, and to users who save, with advice', async () => {
    const app = await openTestApp();
    const token = await app.logIn();
    expect((await readyOf(app)).status).toBe('ready');
    // Simulates PostgreSQL's error for a full disk.
    await runOn(
      app.database.owner,
      `create function no_space() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger no_space before insert on file_group for each row execute function no_space()`,
    );
    const refused = await upload(app.app, token, [{ name: 'a.pdf', content: pdf() }]);
    await runOn(app.database.owner, 'drop trigger no_space on file_group; drop function no_space()');
    expect(refused).toMatchObject({ status: 200, retCode: retCodes.DATABASE_AWAY });
    expect(refused.header.retMsg).toContain('存储空间已满');
    expect(await readyOf(app)).toEqual({ status: 'degraded', reason: 'no space left for: database' });
    expect((await upload(app.app, token, [{ name: 'a.pdf', content: pdf() }])).retCode).toBe(
      retCodes.SUCCESS,
    );
    await app.close();
  });
});
