import { eq } from 'drizzle-orm';
import {
  insertCode,
  insertUser,
  nextPhone,
  password,
  shaOf,
} from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { users } from '../../apps/server/src/features/identity/user.table.ts';
import type { Caller } from './caller.ts';
import type { Writer } from './writer.ts';

interface Versioned {
  version: number;
}

/** Names, appeals, roles, administrators' actions on accounts, and collections. */
export async function writePeople({ db, fixtures, write }: Writer, collected: readonly string[]) {
  const { author, chief, person, owner, staff } = fixtures;
  for (const { caller } of [author, chief, person, owner, staff]) {
    const { version } = await caller.get<Versioned>('/api/baseInfoManage/personalInfoMgr/queryDetail');
    await write(caller, '/api/baseInfoManage/personalInfoMgr/save', {
      version,
      language: 'zh',
      email: '',
      landline: '',
    });
  }

  const appeal = async (caller: Caller) => {
    const phoneNumber = nextPhone();
    return write<{ appealId: string; version: number }>(caller, '/api/userManage/phoneAppeal/submit', {
      phoneNumber,
      password_sha: shaOf(password),
      verifyCode: await insertCode(db, phoneNumber, 'PHONE_APPEAL', { at: new Date() }),
    });
  };
  const { appealId: id, version } = await appeal(person.caller);
  await write(author.caller, '/api/userManage/phoneAppeal/operate', { id, event: 'refuse', version });
  const open = await appeal(owner.caller);

  const versionOf = async (userId: string) =>
    (await db.select({ version: users.version }).from(users).where(eq(users.id, userId)))[0]?.version;
  const entered = await write<{ userId: string }>(author.caller, '/api/userManage/operator/save', {
    loginName: `o${Date.now()}`,
    phoneNumber: nextPhone(),
    data: { roleCodes: ['OP_POLICY'] },
  });
  const roles = '/api/userManage/roleGrant';
  const submit = (roleCode: string) =>
    write<{ grantId: string; version: number }>(author.caller, `${roles}/submit`, {
      userId: entered.userId,
      roleCode,
    });
  const granted = await submit('OP_CONTENT');
  await write(chief.caller, `${roles}/operate`, {
    id: granted.grantId,
    event: 'approve',
    version: granted.version,
  });
  await submit('OP_AUDIT');
  await write(author.caller, `${roles}/revoke`, {
    userId: entered.userId,
    roleCode: 'OP_CONTENT',
    version: await versionOf(entered.userId),
  });
  const frozen = await insertUser(db, { userType: '100', loginName: `f${Date.now()}` });
  await write(author.caller, '/api/userManage/user/operate', { id: frozen.id, event: 'freeze', version: 1 });
  // The session it opens is not used; the administrator keeps their own.
  const { token } = author.caller;
  await write(author.caller, '/api/userManage/viewAs/begin', { userId: person.user.id });
  author.caller.token = token;

  for (const { caller } of [author, chief]) {
    const view = { list: 'users', query: '', columns: '' };
    const { viewId } = await write<{ viewId: string }>(caller, '/api/listManage/savedView/save', view);
    await write(caller, '/api/listManage/savedView/operate', { event: 'rename', id: viewId });
  }

  const [article, policy] = collected;
  for (const [targetType, targetId] of [
    ['ARTICLE', article],
    ['POLICY', policy],
    ['ENTERPRISE', fixtures.enterpriseId],
  ])
    await write(person.caller, '/api/collectManage/collect/operate', { event: 'add', targetType, targetId });
  return { appeal: open.appealId, entered: entered.userId, frozen: frozen.id };
}
