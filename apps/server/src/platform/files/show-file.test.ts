import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { retCodes } from '@portal/contract/ret-code';
import sharp from 'sharp';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { FileVisibility } from './file.table.ts';
import { insertDrawings } from './insert-files.ts';
import { upload } from './testing/upload-form.ts';

const now = () => new Date('2026-11-21T04:00:00Z');
let test: TestApp;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  test = await openTestApp(now);
  const enterprise = { userType: '200', enterpriseId: 'e-1' } as const;
  tokens.owner = await test.logIn({ userId: 'u-owner', ...enterprise });
  tokens.colleague = await test.logIn({ userId: 'u-colleague', ...enterprise });
  tokens.stranger = await test.logIn({ userId: 'u-2', userType: '200', enterpriseId: 'e-2' });
  tokens.person = await test.logIn({ userId: 'u-3' });
  const operator = { userType: '900' } as const;
  tokens.auditor = await test.logIn({ ...operator, userId: 'u-4', operatorRoles: ['OP_AUDIT'] });
  tokens.admin = await test.logIn({ ...operator, userId: 'u-6', operatorRoles: ['OP_ADMIN'] });
  tokens.editor = await test.logIn({
    ...operator,
    userId: 'u-7',
    operatorRoles: ['OP_CONTENT', 'OP_POLICY'],
  });
  tokens.worker = await test.logIn({ userId: 'u-5', userType: '900', operatorRoles: ['REPAIR_WORKER'] });
});

afterAll(() => test.close());

const photo = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7d5b' } })
    .png()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n');

async function put(
  visibility: FileVisibility,
  content: Buffer,
  name = '报告 (终).pdf',
  by = tokens.owner,
  purpose = 'TEST',
) {
  const { data } = await upload(test.app, by, [{ name, content }], { purpose, visibility });
  return data.fileId as string;
}

const show = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/fms/show/${path}`, headers });

const newDrawing = async (width = 1600, height = 900) => {
  const id = ulid();
  await insertDrawings(test.db, [{ id, recipe: { motif: 'lily', seed: id }, width, height, alt: '' }]);
  return id;
};

describe('access', () => {
  const staff = ['auditor', 'admin', 'editor'];
  const readers = ['owner', 'colleague', 'stranger', 'person', ...staff, 'worker', 'nobody'];
  it.each<[FileVisibility, string, string, string[]]>([
    ['public', 'LICENCE', 'owner', readers],
    ['member', 'LICENCE', 'owner', readers.filter((reader) => reader !== 'nobody')],
    ['owner', 'LICENCE', 'owner', ['owner', 'colleague', 'auditor', 'admin']],
    ['owner', 'LICENCE', 'person', ['person', 'auditor', 'admin']],
    ['owner', 'PHONE_APPEAL', 'person', ['person', 'admin']],
    ['owner', 'HONOUR', 'owner', ['owner', 'colleague']],
    ['owner', 'constructor', 'editor', ['editor']],
    ['operator', 'TEST', 'editor', staff],
  ])('%s, for %s, uploaded by %s: %j', async (visibility, purpose, by, allowed) => {
    const fileId = await put(visibility, pdf, 'a.pdf', tokens[by], purpose);
    const found: string[] = [];
    for (const reader of readers) {
      const token = tokens[reader];
      const byHeader = await show(`${fileId}_0`, token ? { token } : {});
      const byCookie = await show(`${fileId}_0`, token ? { cookie: `a=b; park_portal_token=${token}` } : {});
      expect(byCookie.statusCode).toBe(byHeader.statusCode);
      if (byHeader.statusCode === 200) found.push(reader);
      else expect(byHeader.json().header.retCode).toBe(retCodes.NOT_FOUND);
    }
    expect(found).toEqual(allowed);
  });

  it('answers the same for another user’s file and a missing one', async () => {
    const fileId = await put('owner', pdf);
    const headers = { token: tokens.stranger ?? '' };
    const [foreign, missing] = [await show(`${fileId}_0`, headers), await show(`${ulid()}_0`, headers)];
    const seen = ({ statusCode, headers: all, body }: typeof foreign) => {
      const { 'x-request-id': _id, date: _date, ...rest } = all;
      return { statusCode, rest, body };
    };
    expect(foreign.statusCode).toBe(404);
    expect(seen(foreign)).toEqual(seen(missing));
  });

  it('treats an expired cookie as none, and accepts the cookie for files only', async () => {
    const fileId = await put('member', pdf);
    expect((await show(`${fileId}_0`, { cookie: `park_portal_token=${'x'.repeat(43)}` })).statusCode).toBe(
      404,
    );
    const cookie = `park_portal_token=${tokens.owner}`;
    const refused = await test.app.inject({ method: 'POST', url: '/api/fms/upload', headers: { cookie } });
    expect(refused.json().header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });
});

describe('response headers', () => {
  it('documents are downloaded, never opened in the page', async () => {
    const fileId = await put('owner', pdf);
    const { headers, rawPayload } = await show(`${fileId}_0`, { token: tokens.owner ?? '' });
    expect(rawPayload).toEqual(pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('报告 ')}%28${encodeURIComponent('终')}%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'content-length': String(pdf.length),
    });
  });

  it('public pictures are cached for a year, then revalidated with 304', async () => {
    const fileId = await put('public', await photo(), 'a.png');
    const { headers } = await show(`${fileId}_0`);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers['content-disposition']).toBeUndefined();
    const again = await show(`${fileId}_0`, { 'if-none-match': `W/${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await show(`${fileId}_0?w=320`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('the index defaults to the first file, also at the office address', async () => {
    const fileId = await put('public', pdf);
    const answers = [
      await show(fileId),
      await test.app.inject({ url: `/oa/api/fms/show/${fileId}_0` }),
      await show(`${fileId}_1`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  });

  it.each(['x', 'x_0', '..%2f..%2fetc%2fpasswd', '%00', "'%20or%201=1", `${'0'.repeat(26)}_99`])(
    'the name %s is a 404',
    async (name) => {
      expect((await show(name)).statusCode).toBe(404);
    },
  );
});

describe('renditions', () => {
  it.each([
    [1, 160],
    [320, 320],
    [321, 480],
    [960, 960],
    [961, 1000],
    [9999, 1000],
  ])('of a picture 1000 wide, asked for %i: %i', async (asked, width) => {
    const fileId = await put('public', await photo(), 'a.png', tokens.editor);
    const { headers, rawPayload } = await show(`${fileId}_0?w=${asked}`);
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  });

  it.each(['0', '-1', '1.5', 'x', '99999'])('rejects the width %s', async (w) => {
    expect((await show(`${ulid()}_0?w=${w}`)).json().header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });

  it('rejects a width for documents', async () => {
    const fileId = await put('public', pdf, 'a.pdf', tokens.colleague);
    expect((await show(`${fileId}_0?w=320`)).rawPayload).toEqual(pdf);
  });

  it('draws recipes in every width, and in their own width by default', async () => {
    const id = await newDrawing();
    for (const [query, width, height] of [
      ['?w=320', 320, 180],
      ['', 1600, 900],
    ] as const) {
      const { rawPayload } = await show(`${id}_0${query}`);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
      // A drawing has many colours; a blank picture has one.
      expect((await sharp(rawPayload).stats()).entropy).toBeGreaterThan(2);
    }
  });

  it('makes a drawing once for forty concurrent requests, while the server keeps answering', async () => {
    const id = await newDrawing();
    const listRenditions = async () =>
      (await readdir(join(test.dataDir, 'files', 'rendition'), { recursive: true })).filter((name) =>
        name.endsWith('webp'),
      );
    const before = (await listRenditions()).length;
    const startedAt = performance.now();
    const asked = Array.from({ length: 40 }, () => show(`${id}_0?w=1600`));
    const missing = await show(`${ulid()}_0`);
    expect(missing.statusCode).toBe(404);
    const answers = await Promise.all(asked);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(
      new Set(answers.map(({ headers, rawPayload }) => `${headers.etag} ${rawPayload.length}`)).size,
    ).toBe(1);
    expect((await listRenditions()).length).toBe(before + 1);
  });

  it('answers 404 when a picture’s content is gone', async () => {
    const fileId = await put('public', await photo(30, 30), 'a.png', tokens.worker);
    await rm(join(test.dataDir, 'files', 'content'), { recursive: true });
    expect((await show(`${fileId}_0`)).statusCode).toBe(404);
    expect((await show(`${fileId}_0?w=160`)).statusCode).toBe(404);
  });
});
