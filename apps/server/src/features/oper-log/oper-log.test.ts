import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { contributions } from '../features.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { logReaderOf } from './compose-log.ts';
import { listChanges } from './mask-change.ts';
import { insertLog } from './testing/insert-log.ts';

const list = 'GET /api/logManage/operLog/queryList';
let test: TestApp;
let token: string;
let editor: string;
const ids: string[] = [];

beforeAll(async () => {
  test = await openTestApp();
  token = await test.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  editor = (await insertUser(test.db, { loginName: 'op_editor', name: '秦岭', userType: '900' })).id;
  ids.push(await insertLog(test.db, '2026-11-19T15:59:59Z'));
  ids.push(await insertLog(test.db, '2026-11-19T16:00:00Z', { userId: editor, ip: '10.1.1.1' }));
  ids.push(
    await insertLog(test.db, '2026-11-20T02:00:00Z', {
      userId: editor,
      event: 'policy.save',
      entity: 'policy',
      entityId: 'P1',
      reason: '更正电话',
      actingRole: 'OP_POLICY',
      before: { title: '旧', contactPhone: '13800138000' },
      after: { title: '新', contactPhone: '13900139000' },
    }),
  );
});
afterAll(() => test.close());

const idsOf = async (input: Record<string, unknown>) =>
  (await test.call(list, input, token)).data.rows.map(({ id }) => id);

describe('queryList', () => {
  it('returns the newest first, with the user', async () => {
    const { data } = await test.call(list, {}, token);
    expect(data.rows.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(data).toMatchObject({ total: 3, totalIsExact: true });
    expect(data.rows[0]).toMatchObject({
      user: { name: '秦岭', loginName: 'op_editor' },
      eventLabel: '政策 · 保存',
      entityLabel: '政策',
      actingRole: 'OP_POLICY',
      actingRoleLabel: '政策专员',
    });
    expect(data.rows[2]?.user).toBeNull();
  });

  it.each([
    [{ user: 'OP_edi' }, [2, 1]],
    [{ user: '秦' }, [2, 1]],
    [{ user: '%' }, []],
    [{ event: 'policy.save' }, [2]],
    [{ entity: 'article', entityId: 'A1' }, [1, 0]],
    [{ ip: '10.1.1.1' }, [1]],
    [{ from: '2026-11-20' }, [2, 1]],
    [{ to: '2026-11-19' }, [0]],
    [{ pageSize: 1, pageNo: 2 }, [1]],
  ])('filters by %o', async (input, wanted) => {
    expect(await idsOf(input)).toEqual(wanted.map((at) => ids[at]));
  });

  it('refuses invalid days, and everyone but administrators', async () => {
    const refused = await test.call(list, { from: '2026-02-30' }, token);
    expect(refused.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    const other = await test.logIn({ userType: '900', operatorRoles: ['OP_POLICY'] });
    expect((await test.call(list, {}, other)).header.retCode).toBe(retCodes.SECURITY_STOP);
    expect((await test.call(list, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });
});

it('lists each event and kind once', async () => {
  const { data } = await test.call('GET /api/logManage/operLog/queryFacets', {}, token);
  expect(data.events.map(({ event }) => event)).toEqual(['article.publish', 'policy.save']);
  expect(data.entities).toEqual([
    { entity: 'article', label: '文章' },
    { entity: 'policy', label: '政策' },
  ]);
});

describe('queryDetail', () => {
  const detail = 'GET /api/logManage/operLog/queryDetail';

  it('shows the changes, masked', async () => {
    const { data } = await test.call(detail, { id: ids[2] }, token);
    expect(data.changes).toEqual([
      { field: 'title', fieldLabel: '标题', before: '旧', after: '新', isNamed: false },
      {
        field: 'contactPhone',
        fieldLabel: '联系电话',
        isNamed: false,
        before: '138****8000',
        after: '139****9000',
      },
    ]);
  });

  it('refuses an unknown id', async () => {
    expect((await test.call(detail, { id: ulid() }, token)).header.retCode).toBe(retCodes.NOT_FOUND);
  });
});

it('masks secrets and personal data', () => {
  const changes = listChanges(
    logReaderOf(contributions),
    'user',
    { passwordHash: 'x', legalIdLast4: '1234', note: '电话0000-8800031，邮箱 wang.li@example.com' },
    { passwordHash: 'y', bankAccount: { number: '6222020000001234' }, list: [1, 2] },
  );
  expect(changes.map(({ field, before, after }) => ({ field, before, after }))).toEqual([
    { field: 'passwordHash', before: '••••••', after: '••••••' },
    { field: 'legalIdLast4', before: '1234', after: null },
    { field: 'note', before: '电话0000-****，邮箱 w***@example.com', after: null },
    { field: 'bankAccount.number', before: null, after: '••••1234' },
    { field: 'list', before: null, after: '1，2' },
  ]);
});

it('replaces codes with words', () => {
  const changes = listChanges(
    logReaderOf(contributions),
    'article',
    { status: 'TRASH', pinned: false, version: 1 },
    {
      status: 'DRAFT',
      pinned: true,
      version: 2,
      roleCode: ['OP_CONTENT', 'OP_POLICY'],
      'fieldNotes.name': 'x',
    },
  );
  expect(
    changes.map(({ fieldLabel, before, after, isNamed }) => [fieldLabel, before, after, isNamed]),
  ).toEqual([
    ['状态', '回收站', '草稿', true],
    ['是否置顶', '否', '是', true],
    ['版本', '1', '2', false],
    ['角色', null, '内容编辑，政策专员', true],
    ['批注 · 名称', null, 'x', false],
  ]);
});
