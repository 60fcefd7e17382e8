import { auditors } from '@portal/contract/enterprise/admission';
import { choice, textBetween } from '@portal/contract/form-field';
import { loginName, memberRoles, phoneNumber } from '@portal/contract/identity/fields';
import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { z } from 'zod';
import {
  type CellFault,
  checkContent,
  coded,
  type ImportContext,
  type ImportField,
  importer,
  labelsOf,
  named,
  naturalKey,
  type ReadRow,
  textOf,
  type Written,
} from '../../../feature/importer.ts';
import { naturalKeyIn } from '../../../feature/natural-key.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findReferences } from '../../../platform/database/find-references.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { unknownPassword } from '../../identity/unknown-password.public.ts';
import { users } from '../../identity/user.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { enterMember } from '../member/enter-member.ts';
import { memberRows } from './enterprise.rows.ts';

const content = z.object({
  name: textBetween(m.field_person_name, 2, 30),
  phoneNumber,
  memberRole: choice(m.field_role, memberRoles),
  loginName: loginName.optional(),
});

const roleOf = coded(memberRoleLabels, {
  OWNER: ['所有者', '负责人'],
  FINANCE: ['财务', '会计', '出纳'],
  STAFF: ['员工', '职员'],
  ADMIN: ['管理员'],
});
const numbers = (text: string): string => plainCell(text).replace(/[\s-]/g, '');

const fields: readonly ImportField[] = [
  {
    key: 'name',
    label: m.field_person_name,
    aliases: ['姓名', '成员', '成员姓名'],
    isNeeded: true,
    example: '许晚棠',
  },
  {
    key: 'phoneNumber',
    label: m.field_phone,
    aliases: ['手机', '手机号', '联系电话', '电话'],
    isNeeded: true,
    example: '15410000001',
    read: numbers,
    looksLike: (text) => phoneNumber.safeParse(numbers(text)).success,
  },
  {
    key: 'enterprise',
    label: m.field_enterprise,
    aliases: ['信用代码', '企业名称', '单位', '公司'],
    isNeeded: true,
    note: m.import_note_enterprise,
    example: '云岫晨露月季种苗有限公司',
  },
  {
    key: 'memberRole',
    label: m.field_role,
    aliases: ['身份', '角色', '职务'],
    isNeeded: true,
    example: '员工',
    read: roleOf,
    show: named(memberRoleLabels),
    options: () => labelsOf(memberRoleLabels),
  },
  {
    key: 'loginName',
    label: m.field_login_name,
    aliases: ['账号', '登录名'],
    note: m.import_note_login,
    example: 'xu_wantang',
  },
];

interface Entered {
  values: z.output<typeof content>;
  enterpriseId: string;
  userId: string | null;
}

const enterpriseOf = ({ data }: ReadRow) => naturalKey(data.enterprise ?? '');

/** The enterprises that rows name by name or credit code; those of the same import have no id yet. */
async function findHomes(db: Db, ctx: ImportContext, rows: readonly ReadRow[]) {
  const given = [...new Set(rows.map(({ data }) => textOf(data.enterprise)))];
  const keys = given.map((name) => naturalKey(name));
  const planned = [
    ...(await ctx.planned('ENTERPRISE', keys)).keys(),
    ...(await ctx.planned('ENTERPRISE', keys, 'name')).keys(),
  ];
  const found = await db
    .select({ id: enterprises.id, name: enterprises.name, creditCode: enterprises.creditCode })
    .from(enterprises)
    .where(
      and(
        eq(enterprises.entryStatus, 'PASSED'),
        or(
          inArray(naturalKeyIn(enterprises.name), keys),
          inArray(
            enterprises.creditCode,
            given.map((code) => plainCell(code).toUpperCase()),
          ),
        ),
      ),
    );
  const homes = new Map<string, string>(planned.map((key) => [key, '']));
  for (const { id, name, creditCode } of found)
    for (const known of [name, creditCode]) homes.set(naturalKey(known), id);
  return homes;
}

export const memberImporter = importer<Entered>({
  kind: 'MEMBER',
  roles: auditors,
  after: ['ENTERPRISE'],
  fields,
  keys: ['phoneNumber', 'enterprise'],
  count: (db) => db.$count(enterpriseMembers, eq(enterpriseMembers.status, 'ACTIVE')),
  rowsOf: memberRows,
  async check(db, ctx, rows) {
    const homes = await findHomes(db, ctx, rows);
    const phones = rows.map(({ data }) => textOf(data.phoneNumber));
    const logins = rows.flatMap(({ data }) =>
      data.loginName === undefined ? [] : [textOf(data.loginName).toLowerCase()],
    );
    const accounts = await db
      .select()
      .from(users)
      .where(
        or(
          and(
            inArray(users.phoneNumber, phones),
            inArray(users.userType, ['100', '200']),
            ne(users.status, 'CANCELLED'),
          ),
          logins.length > 0 ? inArray(sql`lower(${users.loginName})`, logins) : undefined,
        ),
      );
    const members = await db
      .select()
      .from(enterpriseMembers)
      .where(inArray(enterpriseMembers.enterpriseId, [...homes.values()]));
    const owners = new Set(
      members.flatMap((one) =>
        one.memberRole === 'OWNER' && one.status === 'ACTIVE' ? [one.enterpriseId] : [],
      ),
    );
    return rows.map((row) => {
      const { enterprise, ...data } = row.data;
      const { content: values, faults } = checkContent(content, data, fields);
      const home = homes.get(enterpriseOf(row));
      const found: CellFault[] = [];
      if (enterprise === undefined)
        found.push({ field: 'enterprise', text: m.fault_enter({ field: m.field_enterprise() }) });
      else if (home === undefined)
        found.push({ field: 'enterprise', text: m.import_fault_no_enterprise({ name: textOf(enterprise) }) });
      // Somebody may have joined with an account of a person.
      const own = accounts.filter((one) => one.phoneNumber === data.phoneNumber && one.userType !== '900');
      const member = members.find(
        (one) =>
          one.enterpriseId === home && one.status === 'ACTIVE' && own.some(({ id }) => id === one.userId),
      );
      const account = own.find(({ id, userType }) => (member ? id === member.userId : userType === '200'));
      const login = textOf(data.loginName).toLowerCase();
      if (!account && accounts.some((one) => one.loginName.toLowerCase() === login))
        found.push({ field: 'loginName', text: m.fault_login_name_taken() });
      if (member && member.memberRole !== data.memberRole)
        found.push({
          field: 'memberRole',
          text: m.import_fault_member_role({ role: memberRoleLabels[member.memberRole]() }),
          guess: memberRoleLabels[member.memberRole](),
        });
      if (!member && data.memberRole === 'OWNER' && home !== undefined && owners.has(home))
        found.push({ field: 'memberRole', text: m.import_fault_owner() });
      return {
        faults: [...faults, ...found],
        content:
          values && home !== undefined ? { values, enterpriseId: home, userId: account?.id ?? null } : null,
        present: member ? { id: member.id, version: member.version } : null,
      };
    });
  },
  async write(tx, ctx, rows) {
    const passwordHash = await unknownPassword();
    const written: Written[] = [];
    for (const {
      content: { values, enterpriseId, userId: known },
      origin,
    } of rows) {
      const userId = known ?? (await insertAccount(tx, ctx, values, passwordHash, origin));
      const member = await enterMember(tx, ctx, {
        event: 'join',
        enterpriseId,
        userId,
        memberRole: values.memberRole,
      });
      await tx
        .update(users)
        .set({ enterpriseId, auditStatus: '2' })
        .where(and(eq(users.id, userId), sql`${users.enterpriseId} is null`));
      written.push({ id: member.id, version: member.version, before: null });
    }
    return written;
  },
  async accounts(db, ids) {
    const rows = await db
      .select({ userId: enterpriseMembers.userId })
      .from(enterpriseMembers)
      .where(inArray(enterpriseMembers.id, [...ids]))
      .orderBy(enterpriseMembers.id);
    return rows.map(({ userId }) => userId);
  },
  async builtUpon(db, ids) {
    const found = await db
      .select({ id: enterpriseMembers.id, lastLoginAt: users.lastLoginAt })
      .from(enterpriseMembers)
      .innerJoin(users, eq(users.id, enterpriseMembers.userId))
      .where(inArray(enterpriseMembers.id, [...ids]));
    return new Map(
      found.flatMap(({ id, lastLoginAt }) => (lastLoginAt ? [[id, [m.import_kept_logins()]] as const] : [])),
    );
  },
  async versions(db, ids) {
    const rows = await db
      .select({ id: enterpriseMembers.id, version: enterpriseMembers.version })
      .from(enterpriseMembers)
      .where(inArray(enterpriseMembers.id, [...ids]))
      .orderBy(enterpriseMembers.id)
      .for('update');
    return new Map(rows.map(({ id, version }) => [id, version]));
  },
  undo: undoMembers,
});

/** Login name of an account that nobody has named: no other account has this number. */
const loginNameOf = (phone: string) => `u${phone}`;

async function insertAccount(
  tx: Db,
  ctx: WriteContext,
  { name, phoneNumber: phone, loginName: login }: Entered['values'],
  passwordHash: string,
  origin: string,
): Promise<string> {
  const { now } = ctx;
  const userId = ulid(now.getTime());
  const account = {
    name,
    phoneNumber: phone,
    loginName: login ?? loginNameOf(phone),
    userType: '200' as const,
  };
  await tx.insert(users).values({
    ...account,
    id: userId,
    userAccId: ulid(now.getTime()),
    passwordHash,
    passwordSetAt: now,
    createdAt: now,
    updatedAt: now,
    createdBy: ctx.actor?.userId ?? null,
  });
  await writeLogs(tx, ctx, [
    {
      event: 'user.enterMember',
      entity: 'user',
      entityId: userId,
      after: { loginName: account.loginName, userType: '200', importedFrom: origin },
    },
  ]);
  return userId;
}

/** Takes members out again; accounts that were made with them, and nobody has used, go with them. */
async function undoMembers(
  tx: Db,
  ctx: WriteContext,
  rows: readonly (Written & { origin: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const gone = await tx
    .delete(enterpriseMembers)
    .where(
      inArray(
        enterpriseMembers.id,
        rows.map(({ id }) => id),
      ),
    )
    .returning();
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, origin }) => ({
      event: 'enterpriseMember.undoImport',
      entity: 'enterpriseMember',
      entityId: id,
      after: { importedFrom: origin },
    })),
  );
  const userIds = gone.map(({ userId }) => userId);
  const used = await findReferences(tx, users, userIds);
  const made = gone.filter(({ userId }) => !used.has(userId));
  for (const { userId, createdAt, enterpriseId } of gone) {
    await tx
      .update(users)
      .set({ enterpriseId: null, auditStatus: '0' })
      .where(and(eq(users.id, userId), eq(users.enterpriseId, enterpriseId)));
    if (made.some((one) => one.userId === userId))
      await tx
        .delete(users)
        .where(and(eq(users.id, userId), eq(users.createdAt, createdAt), sql`${users.lastLoginAt} is null`));
  }
}
