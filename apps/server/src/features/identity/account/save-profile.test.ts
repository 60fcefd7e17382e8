import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertFileRows } from '../../../platform/files/insert-files.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertUser } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';

const save = 'POST /api/baseInfoManage/personalInfoMgr/save';
const read = 'GET /api/baseInfoManage/personalInfoMgr/queryDetail';

let portal: TestApp;
let user: UserRow;
let token: string;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db, { userType: '100' });
  token = await portal.logIn({ userId: user.id });
});

const profile = { name: '林晚', email: 'lin@example.com', landline: '0000-8800018', language: 'ja' };
const saveAs = (input: object, used?: string) =>
  portal.call(save, { ...profile, version: 1, ...input }, used);

async function upload(ownerUserId: string, purpose = 'AVATAR', mime = 'image/webp'): Promise<string> {
  const id = ulid();
  const file = { index: 0, name: 'a', mime, bytes: 1, sha256: 'a'.repeat(64), width: 8, height: 8 };
  await insertFileRows(portal.db, { id, ownerUserId, purpose, visibility: 'member' }, [file]);
  return id;
}

it('saves the given fields and clears the empty ones', async () => {
  const avatarFileId = await upload(user.id);
  const { data } = await saveAs({ avatarFileId }, token);
  expect(data).toEqual({ name: '林晚', avatarFileId, version: 2 });
  expect((await portal.call(read, {}, token)).data).toMatchObject({ ...profile, avatarFileId, version: 2 });
  await saveAs({ email: '', landline: '', avatarFileId: '', version: 2 }, token);
  const emptied = { email: null, landline: null, avatarFileId: null, version: 3 };
  expect((await portal.call(read, {}, token)).data).toMatchObject(emptied);
  const entries = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, user.id));
  expect(entries.map(({ event }) => event)).toEqual(['user.saveProfile', 'user.saveProfile']);
});

it.each([
  [{ name: '林' }, 'name', '姓名为2到30个字'],
  [{ email: 'lin@' }, 'email', '邮箱格式不正确'],
  [{ landline: '12' }, 'landline', '请输入正确格式的手机号或座机号码'],
  [{ language: 'fr' }, 'language', '没有这种语言'],
])('%o is refused at its field', async (input, field, message) => {
  const { header, data } = await saveAs(input, token);
  expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
  expect(data).toEqual({ fields: { [field]: message } });
});

it('refuses other people’s pictures and files of other purposes', async () => {
  const stranger = await insertUser(portal.db);
  const wrong = [
    await upload(stranger.id),
    await upload(user.id, 'LICENCE'),
    await upload(user.id, 'AVATAR', 'application/pdf'),
    ulid(),
  ];
  for (const avatarFileId of wrong) {
    const { header } = await saveAs({ avatarFileId }, token);
    expect(header).toMatchObject({ retCode: retCodes.FIELD_REFUSED, retMsg: '请重新上传头像' });
  }
});

it('changes only the caller’s own details, and needs the current version', async () => {
  expect((await saveAs({})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  expect((await saveAs({ version: 2 }, token)).header.retCode).toBe(retCodes.VERSION_CONFLICT);
  const smuggled = { userType: '900', auditStatus: '2', phoneNumber: '13800138000' };
  await saveAs(smuggled, token);
  expect((await portal.call(read, {}, token)).data.phoneNumber).toBe(user.phoneNumber);
});
