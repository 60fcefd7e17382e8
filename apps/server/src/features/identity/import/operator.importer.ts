import { textBetween } from '@portal/contract/form-field';
import { loginName, phoneNumber } from '@portal/contract/identity/fields';
import { operatorSave } from '@portal/contract/identity/role-manage';
import { type OperatorRole, operatorRoleLabels } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type CellFault,
  cellText,
  checkContent,
  coded,
  type ImportField,
  importer,
  labelsOf,
  listed,
  textOf,
  type Written,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import { plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { insertOperator } from '../role/enter-operator.ts';
import { roleGrants } from '../role/role-grant.table.ts';
import { unknownPassword } from '../unknown-password.public.ts';
import { users } from '../user.table.ts';
import { operatorRows } from './operator.rows.ts';

const content = z.object({
  loginName,
  name: textBetween(m.field_person_name, 2, 30),
  phoneNumber,
  roleCodes: operatorSave.input.shape.data.shape.roleCodes,
});

const roleOf = coded(operatorRoleLabels, {
  OP_ADMIN: ['管理员', '平台管理员'],
  OP_AUDIT: ['招商', '审核'],
  OP_CONTENT: ['宣传', '内容'],
  OP_POLICY: ['政策'],
  OP_SERVICE: ['服务'],
  OP_PROPERTY: ['物业'],
  OP_FINANCE: ['财务'],
  OP_COMMUNITY: ['社区'],
  REPAIR_WORKER: ['维修', '维修工'],
});

/** Roles by name, separated by commas; undefined if one of them does not exist. */
function rolesOf(text: string) {
  const found = listed(text).map(roleOf);
  return found.every((role) => role !== undefined) ? found : undefined;
}

const numbers = (text: string): string => plainCell(text).replace(/[\s-]/g, '');

const fields: readonly ImportField[] = [
  { key: 'name', label: m.field_person_name, aliases: ['姓名'], isNeeded: true, example: '顾春分' },
  {
    key: 'phoneNumber',
    label: m.field_phone,
    aliases: ['手机', '手机号', '电话'],
    isNeeded: true,
    example: '15410000101',
    read: numbers,
  },
  {
    key: 'loginName',
    label: m.field_login_name,
    aliases: ['账号', '登录名', '工号'],
    isNeeded: true,
    example: 'gu_chunfen',
  },
  {
    key: 'roleCodes',
    label: m.field_role,
    aliases: ['角色', '岗位'],
    isNeeded: true,
    note: m.import_note_roles,
    example: '物业管理',
    read: rolesOf,
    isList: true,
    show: (value) => cellText((value as OperatorRole[]).map((role) => operatorRoleLabels[role]())),
    options: () => labelsOf(operatorRoleLabels),
  },
];

export const operatorImporter = importer<z.output<typeof content>>({
  kind: 'OPERATOR',
  roles: operatorSave.access,
  fields,
  keys: ['phoneNumber'],
  count: (db) => db.$count(users, and(eq(users.userType, '900'), eq(users.status, 'NORMAL'))),
  rowsOf: operatorRows,
  async check(db, _ctx, rows) {
    const phones = rows.map(({ data }) => textOf(data.phoneNumber));
    const logins = rows.map(({ data }) => textOf(data.loginName).toLowerCase());
    const accounts = await db
      .select()
      .from(users)
      .where(
        or(
          and(inArray(users.phoneNumber, phones), eq(users.userType, '900'), ne(users.status, 'CANCELLED')),
          inArray(sql`lower(${users.loginName})`, logins),
        ),
      );
    return rows.map(({ data }) => {
      const { content: values, faults } = checkContent(content, data, fields);
      const present = accounts.find((one) => one.phoneNumber === data.phoneNumber && one.userType === '900');
      const login = textOf(data.loginName).toLowerCase();
      const own: CellFault[] =
        !present && accounts.some((one) => one.loginName.toLowerCase() === login)
          ? [{ field: 'loginName', text: m.fault_login_name_taken() }]
          : [];
      return {
        faults: [...faults, ...own],
        content: values,
        present: present ? { id: present.id, version: present.version } : null,
      };
    });
  },
  async write(tx, ctx, rows) {
    const { actor } = ctx;
    if (!actor) throw new Error('operators are entered by an administrator');
    const passwordHash = await unknownPassword();
    const written: Written[] = [];
    for (const { content: values, origin } of rows) {
      const id = await insertOperator(tx, { ...ctx, actor }, { ...values, reason: origin }, passwordHash);
      written.push({ id, version: 1, before: null });
    }
    return written;
  },
  accounts: async (_db, ids) => ids,
  ...undoOperators(),
});

/** Operators whose roles are only requested go with their requests; a granted role keeps them. */
function undoOperators() {
  const plain = undoIn(users, { entity: 'user', ignored: ['role_grant'] });
  return {
    ...plain,
    builtUpon: async (db, ids, contributed) => {
      const used = await db
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            inArray(users.id, [...ids]),
            or(sql`${users.operatorRoles} <> '{}'`, sql`${users.lastLoginAt} is not null`),
          ),
        );
      return new Map([
        ...(await plain.builtUpon(db, ids, contributed)),
        ...used.map(({ id }) => [id, [m.import_kept_roles()]] as const),
      ]);
    },
    undo: async (tx, ctx, rows) => {
      if (rows.length > 0)
        await tx.delete(roleGrants).where(
          inArray(
            roleGrants.userId,
            rows.map(({ id }) => id),
          ),
        );
      await plain.undo(tx, ctx, rows);
    },
  } satisfies typeof plain;
}
