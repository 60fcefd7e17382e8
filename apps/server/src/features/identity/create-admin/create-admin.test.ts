import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser, shaOf } from '../testing/insert-user.ts';
import { openQuestions } from './ask.ts';
import { askAdmin, askReset } from './ask-admin.ts';
import { createAdmin } from './create-admin.ts';
import { hasAdmin, isAdmin, isTaken } from './known-admins.public.ts';
import { resetAdmin } from './reset-admin.ts';

const clock = { now: () => testNow };
const fields = { loginName: 'park_admin', name: '韩司南', phoneNumber: '15410000001', password: 'Gate2026' };

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

it('creates an administrator, once, who can log in', async () => {
  expect(await hasAdmin(portal.database)).toBe(false);
  expect(await createAdmin(portal.database, clock, fields)).toBe(true);
  expect(await hasAdmin(portal.database)).toBe(true);
  expect(await createAdmin(portal.database, clock, { ...fields, loginName: 'PARK_ADMIN' })).toBe(false);
  const login = { loginName: fields.loginName, password_sha: shaOf(fields.password) };
  const { data } = await portal.call('POST /api/userManage/login', login);
  expect(data).toMatchObject({
    userType: '900',
    roleInfos: [{ roleCode: 'OP_ADMIN', roleName: '平台管理员' }],
  });
});

it('reads answers line by line, and ends with its input', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const questions = openQuestions(
    input as unknown as NodeJS.ReadStream,
    output as unknown as NodeJS.WriteStream,
  );
  input.end('park_admin\nGate2026\n');
  expect(await questions.ask('Login name: ')).toBe('park_admin');
  expect(await questions.askSecret('Password: ')).toBe('Gate2026');
  expect(await questions.ask('More: ')).toBe('');
  expect(() => questions.complain('Too short.')).toThrow('Too short.');
  questions.close();
  expect(String(output.read())).toBe('Login name: Password: \nMore: ');
});

/** A terminal whose user gives these answers in order. */
function answering(...answers: string[]) {
  const said: string[] = [];
  const next = async () => answers.shift() ?? '';
  return { said, questions: { ask: next, askSecret: next, complain: (fault: string) => said.push(fault) } };
}

it('repeats a question while the answer is invalid or taken', async () => {
  await insertUser(portal.db, {
    userType: '900',
    loginName: 'park_steward',
    phoneNumber: '15410000003',
  });
  const { said, questions } = answering(
    '1x',
    'Park_Steward',
    ' park_chief ',
    '韩',
    '韩司南',
    '12345',
    '15410000003',
    '15410000002',
    'abc',
    'Gate2026',
    'Gate2027',
    'Gate2026',
    'Gate2026',
  );
  expect(await askAdmin(questions, (known) => isTaken(portal.database, known))).toEqual({
    loginName: 'park_chief',
    name: '韩司南',
    phoneNumber: '15410000002',
    password: 'Gate2026',
  });
  expect(said.map((fault) => fault.split(' ').slice(0, 3).join(' '))).toEqual([
    'A login name',
    'This login name',
    'A name has',
    'The phone number',
    'This phone number',
    'A password has',
    'The two passwords',
  ]);
});

it('sets a new password for an administrator, whose sessions end', async () => {
  const admin = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  const finance = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] });
  const token = await portal.logIn({ userId: admin.id, userType: '900', operatorRoles: ['OP_ADMIN'] });
  const { said, questions } = answering(
    'nobody_here',
    finance.loginName,
    admin.loginName,
    'Gate2028',
    'Gate2028',
  );
  const given = await askReset(questions, (name) => isAdmin(portal.database, name));
  expect(said).toEqual(['No administrator has this login name.', 'No administrator has this login name.']);
  expect(await resetAdmin(portal.database, clock, given)).toBe(true);
  expect((await portal.call('GET /api/userManage/userInfo/queryDetail', {}, token)).header.retCode).not.toBe(
    '000000',
  );
  const login = { loginName: admin.loginName, password_sha: shaOf('Gate2028') };
  expect((await portal.call('POST /api/userManage/login', login)).data.userId).toBe(admin.id);
  expect(await resetAdmin(portal.database, clock, { ...given, loginName: finance.loginName })).toBe(false);
});
