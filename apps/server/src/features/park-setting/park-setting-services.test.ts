import type { SettingGroup } from '@portal/contract/park-setting/terms';
import { retCodes } from '@portal/contract/ret-code';
import { pino } from 'pino';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../platform/env.ts';
import { fileGroups, fileItems } from '../../platform/files/file.table.ts';
import { insertFiles } from '../../platform/files/insert-files.ts';
import { loadSharp } from '../../platform/files/load-sharp.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { openS3Server, type S3Server } from '../../platform/files/testing/s3-server.ts';
import { enterMails } from '../../platform/mail/enter-mail.ts';
import { mailMessages } from '../../platform/mail/mail-message.table.ts';
import { type MailServer, openMailServer } from '../../platform/mail/testing/mail-server.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { openParkSettings } from '../../platform/park-setting/park-settings.ts';
import { openSecretBox } from '../../platform/secret-box.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { users } from '../identity/user.table.ts';
import { messages } from '../message/message.table.ts';

const list = 'GET /api/settingManage/parkSetting/queryList';
const propose = 'POST /api/settingManage/parkSetting/propose';
const turnOff = 'POST /api/settingManage/parkSetting/turnOff';
const operate = 'POST /api/settingManage/parkSetting/operate';
const test = 'POST /api/settingManage/parkSetting/test';

// Moves on with every change, as the latest one is in force.
let now = testNow.getTime();
let portal: TestApp;
let mailServer: MailServer;
let s3: S3Server;
let admin: string;
let second: string;

const mail = () => ({
  mailHost: '127.0.0.1',
  mailPort: new URL(mailServer.url).port,
  mailUser: 'park',
  mailPassword: 'p@ss',
  mailFrom: 'no-reply@park.example',
});
const storage = () => ({
  s3Endpoint: s3.endpoint,
  s3Bucket: 'park',
  s3Region: 'cn-south',
  s3KeyId: 'portal-key',
  s3Secret: 'portal-secret',
});

async function operator(role: 'OP_ADMIN' | 'OP_FINANCE'): Promise<string> {
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: [role] });
  return portal.logIn({ userId: id, userType: '900', operatorRoles: [role] });
}

beforeAll(async () => {
  mailServer = await openMailServer();
  s3 = await openS3Server();
  portal = await openTestApp(() => new Date(now));
});
afterAll(async () => {
  await portal.close();
  await mailServer.close();
  s3.close();
});
beforeEach(async () => {
  s3.objects.clear();
  mailServer.arrived.length = 0;
  mailServer.refusal = null;
  for (const table of [messages, mailMessages, fileItems, fileGroups, parkSettings, users])
    await portal.db.delete(table);
  admin = await operator('OP_ADMIN');
  second = await operator('OP_ADMIN');
});

function enter(group: SettingGroup, data: Record<string, string>, token = admin) {
  now += 1;
  return portal.call(propose, { group, data }, token);
}
function enterOff(group: SettingGroup, token = admin) {
  now += 1;
  return portal.call(turnOff, { group }, token);
}
const decide = (id: string, event = 'approve', token = second) =>
  portal.call(operate, { id, event, version: 1 }, token);
async function settingOf(group: SettingGroup) {
  const found = (await portal.call(list, {}, admin)).data.find((one) => one.group === group);
  if (!found) throw new Error(`no ${group}`);
  return found;
}
async function approved(group: SettingGroup, data: Record<string, string>) {
  const { header, data: answer } = await enter(group, data);
  expect(header.retCode).toBe('000000');
  expect((await decide(answer.id)).header.retCode).toBe('000000');
}

/** Another copy of the server on the same database, with its own settings. */
async function openCopy(given: NodeJS.ProcessEnv = {}) {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: portal.dataDir, DEMO: '0', ...given });
  const clock = { now: () => new Date(now) };
  const { database } = portal;
  const settings = await openParkSettings({ env, database, clock, box: openSecretBox(env) });
  const app = await buildApp({
    env,
    database,
    logger: pino({ level: 'silent' }),
    clock,
    settings,
    pages: false,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, settings };
}

const fileId = '01KASETT1NGSXXXXXXXXXXF1E0';
const storeFile = async () =>
  insertFiles(
    portal.db,
    await openFileStore(readEnv({ DATA_DIR: portal.dataDir })),
    { id: fileId, purpose: 'ARTICLE', visibility: 'public' },
    [{ name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7 rose') }],
  );

describe('email', () => {
  it('is tried by a mail that is really sent, and says what the server answered', async () => {
    const { id } = (await enter('MAIL', mail())).data;
    const given = { group: 'MAIL', id, address: 'gu@park.example' };
    expect((await portal.call(test, given, admin)).data).toEqual({
      isGood: true,
      answer: expect.stringMatching(/^邮件服务器已收下：250 .*queued/),
    });
    expect(mailServer.arrived).toMatchObject([{ from: 'no-reply@park.example', to: ['gu@park.example'] }]);
    mailServer.refusal = 550;
    const refused = await portal.call(test, given, admin);
    expect(refused.data).toMatchObject({ isGood: false, answer: expect.stringContaining('550') });
    const without = await portal.call(test, { group: 'MAIL', id }, admin);
    expect(without.data).toMatchObject({ fields: { address: expect.any(String) } });
  });

  it('is sent by every copy without a restart, and no longer once it is turned off', async () => {
    const copy = await openCopy();
    try {
      expect(copy.settings.env.MAIL_PROVIDER).toBe('outbox');
      const waiting = { address: 'lin@example.com', subject: 'Bill', body: 'Due', language: 'en' } as const;
      await enterMails(portal.db, { now: () => testNow }, [{ ...waiting, link: null }]);
      await approved('MAIL', mail());
      await vi.waitFor(() => expect(mailServer.arrived).toMatchObject([{ to: ['lin@example.com'] }]), 10_000);
      const { id } = (await enterOff('MAIL')).data;
      await decide(id);
      await vi.waitFor(() => expect(copy.settings.env.MAIL_PROVIDER).toBe('outbox'));
    } finally {
      await copy.app.close();
    }
  });

  it('says what the mail server did not take, once it is given up', async () => {
    expect((await settingOf('MAIL'))?.undelivered).toBeNull();
    const given = {
      id: ulid(),
      subject: '',
      body: '',
      language: 'zh',
      tries: 7,
      createdAt: testNow,
    } as const;
    const failed = {
      ...given,
      address: 'lin@example.com',
      status: 'FAILED',
      answer: 'mail not sent: 451',
    } as const;
    const old = new Date(testNow.getTime() - 8 * 86_400_000);
    await portal.db
      .insert(mailMessages)
      .values([
        failed,
        { ...failed, id: ulid(), createdAt: old },
        { ...failed, id: ulid(), status: 'WAITING' },
      ]);
    expect((await settingOf('MAIL'))?.undelivered).toEqual({
      count: 1,
      lastAt: testNow.getTime(),
      answer: 'mail not sent: 451',
    });
    expect((await settingOf('SMS'))?.undelivered).toBeNull();
  });

  it('gives way to the environment, whose password is shown by its last signs', async () => {
    await approved('MAIL', mail());
    const copy = await openCopy({
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: 'smtps://env:secret%40Zx81@mail.env.example',
      MAIL_FROM: 'env@park.example',
    });
    try {
      const answer = await copy.app.inject({
        method: 'GET',
        url: '/api/settingManage/parkSetting/queryList',
        headers: { token: admin },
      });
      const { data } = answer.json<{ body: { data: Awaited<ReturnType<typeof settingOf>>[] } }>().body;
      const setting = data.find(({ group }) => group === 'MAIL');
      expect(setting?.source).toBe('ENVIRONMENT');
      expect(setting?.inForce.map(({ value }) => value)).toEqual([
        'mail.env.example',
        '465',
        'env',
        '••••Zx81',
        'env@park.example',
      ]);
      expect(copy.settings.env.MAIL_FROM).toBe('env@park.example');
    } finally {
      await copy.app.close();
    }
  });

  it.each([
    ['mailHost', 'smtp example', '填写主机名，例如 smtp.example.org'],
    ['mailPort', '70000', '端口是 1 到 65535 的整数'],
    ['mailPassword', '', '第一次设置，密钥不能空着'],
    ['mailFrom', 'park', expect.any(String)],
  ])('names what is wrong with %s', async (name, value, fault) => {
    const { header, data } = await enter('MAIL', { ...mail(), [name]: value });
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(data).toMatchObject({ fields: { [`data.${name}`]: fault } });
  });
});

describe('the file store', () => {
  it('is tried by writing, reading and deleting a file', async () => {
    const { id } = (await enter('STORAGE', storage())).data;
    const good = await portal.call(test, { group: 'STORAGE', id }, admin);
    expect(good.data).toEqual({ isGood: true, answer: '写入、读回、删除一个试验文件，都成了' });
    expect(s3.objects.size).toBe(0);
    await decide(id, 'withdraw', admin);
    const wrong = (await enter('STORAGE', { ...storage(), s3Secret: 'another' })).data;
    const bad = await portal.call(test, { group: 'STORAGE', id: wrong.id }, admin);
    expect(bad.data).toMatchObject({
      isGood: false,
      answer: expect.stringContaining('SignatureDoesNotMatch'),
    });
  });

  it('takes new files on every copy without a restart', async () => {
    const copy = await openCopy();
    try {
      await approved('STORAGE', storage());
      await vi.waitFor(() => expect(copy.settings.env.FILE_STORE).toBe('s3'));
      await (await openFileStore(copy.settings.env)).put('content/ab/ab', Buffer.from('x'), 'text/plain');
      expect([...s3.objects.keys()]).toEqual(['/park/content/ab/ab']);
    } finally {
      await copy.app.close();
    }
  });

  it('changes only once every file is in the new one', async () => {
    await storeFile();
    const refused = await enter('STORAGE', storage());
    expect(refused.header).toMatchObject({
      retCode: retCodes.TRANSITION_REFUSED,
      retMsg: expect.stringMatching(/^现有文件中有 1 个不在新的存储里/),
    });
    const [file] = await portal.db.select().from(fileItems);
    const copied = { body: Buffer.from('%PDF-1.7 rose'), type: 'application/pdf' };
    s3.objects.set(`/park/${file?.storageKey}`, copied);
    const { id } = (await enter('STORAGE', storage())).data;
    // Removed again before the second person decides.
    s3.objects.clear();
    expect((await decide(id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    s3.objects.set(`/park/${file?.storageKey}`, copied);
    expect((await decide(id)).data.state).toBe('APPROVED');
    const silent = await enter('STORAGE', { ...storage(), s3Endpoint: 'http://127.0.0.1:1' });
    expect(silent.header.retMsg).toMatch(/^连不上这个存储/);
  });
});

describe('the mark', () => {
  const icon = (name: string, app = portal.app) => app.inject(`/${name}`);

  async function storePicture(width: number, height: number): Promise<string> {
    const id = ulid();
    const sharp = await loadSharp();
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#c8324f' } })
      .png()
      .toBuffer();
    const group = { id, purpose: 'PARK_MARK', visibility: 'public' } as const;
    const store = await openFileStore(readEnv({ DATA_DIR: portal.dataDir }));
    await insertFiles(portal.db, store, group, [{ name: 'a.png', mime: 'image/png', bytes, width, height }]);
    return id;
  }

  it('is shown at the addresses that pages and manifest name, on every copy, until it is turned off', async () => {
    const copy = await openCopy();
    try {
      expect((await icon('favicon.svg')).headers['content-type']).toBe('image/svg+xml');
      const iconFileId = await storePicture(600, 600);
      await approved('MARK', { iconFileId });
      await vi.waitFor(async () =>
        expect((await icon('favicon.svg', copy.app)).headers['content-type']).toBe('image/png'),
      );
      const { data: site } = await portal.call('GET /api/siteManage/site/queryDetail', { lang: 'zh' });
      expect(site.iconFileId).toBe(iconFileId);
      const sharp = await loadSharp();
      for (const [name, size] of [
        ['apple-touch-icon.png', 180],
        ['icon-192.png', 192],
        ['icon-512.png', 512],
        ['icon-maskable-512.png', 512],
      ] as const) {
        const { width, height } = await sharp((await icon(name, copy.app)).rawPayload).metadata();
        expect([width, height]).toEqual([size, size]);
      }
      const { id } = (await enterOff('MARK')).data;
      await decide(id);
      await vi.waitFor(async () =>
        expect((await icon('favicon.svg', copy.app)).headers['content-type']).toBe('image/svg+xml'),
      );
    } finally {
      await copy.app.close();
    }
  });

  it.each([
    ['not square', 600, 512, '图标要方形，边长不小于 512 像素'],
    ['too small', 511, 511, '图标要方形，边长不小于 512 像素'],
  ])('is refused when it is %s', async (_case, width, height, fault) => {
    const { data } = await enter('MARK', { iconFileId: await storePicture(width, height) });
    expect(data).toMatchObject({ fields: { 'data.iconFileId': fault } });
  });

  it('has to be a public picture that exists', async () => {
    const { data } = await enter('MARK', { iconFileId: ulid() });
    expect(data).toMatchObject({ fields: { 'data.iconFileId': expect.any(String) } });
  });
});

describe('turning off', () => {
  it('takes a second person, names what stops, and ends what was in force', async () => {
    await approved('MAIL', mail());
    const setting = await settingOf('MAIL');
    expect(setting).toMatchObject({
      canTurnOff: true,
      stops: '邮件不再发出：账单、通知和激活码都留在待发箱里，直到重新设置。',
    });
    const { id } = (await enterOff('MAIL')).data;
    expect((await settingOf('MAIL')).change).toMatchObject({ isOff: true, values: [] });
    expect((await settingOf('MAIL')).source).toBe('CONSOLE');
    expect((await decide(id, 'approve', admin)).header.retCode).toBe(retCodes.RIGHT_MISSING);
    await decide(id);
    expect(await settingOf('MAIL')).toMatchObject({ source: 'NONE', inForce: [], canTurnOff: false });
    const again = await enterOff('MAIL');
    expect(again.header).toMatchObject({
      retCode: retCodes.TRANSITION_REFUSED,
      retMsg: '这一项没有在后台设置，无可停用',
    });
  });

  it('is proposed once by two who do so at once', async () => {
    await approved('MAIL', mail());
    const answers = await Promise.all([enterOff('MAIL'), enterOff('MAIL', second)]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual([
      '000000',
      retCodes.TRANSITION_REFUSED,
    ]);
  });

  it('does not shorten the wait for another bank account', async () => {
    const [finance, colleague] = [await operator('OP_FINANCE'), await operator('OP_FINANCE')];
    const bank = { accountName: '云岫花谷', accountNumber: '0000880012031800', bankName: '花谷支行' };
    const first = (await enter('BANK', bank, finance)).data;
    await decide(first.id, 'approve', colleague);
    const off = (await enterOff('BANK', finance)).data;
    expect((await decide(off.id, 'approve', colleague)).data.state).toBe('APPROVED');
    const next = (await enter('BANK', { ...bank, accountNumber: '99998888777766' }, finance)).data;
    await decide(next.id, 'approve', colleague);
    expect((await settingOf('BANK')).change?.effectiveAt).toBe(now + 24 * 3_600_000);
  });
});

it('shows what a change would change, and never a secret', async () => {
  await approved('MAIL', mail());
  await enter('MAIL', { ...mail(), mailFrom: 'post@park.example', mailPassword: '' });
  const { change } = await settingOf('MAIL');
  expect(change?.values.filter(({ before }) => before !== null)).toMatchObject([
    { name: 'mailFrom', value: 'post@park.example', before: 'no-reply@park.example' },
  ]);
  const kept = [change, await portal.db.select().from(operLogs), await portal.db.select().from(messages)];
  expect(JSON.stringify(kept)).not.toContain('p@ss');
});
