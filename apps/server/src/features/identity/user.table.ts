import type { UserStatus } from '@portal/contract/identity/user';
import type { OperatorRole } from '@portal/contract/operator-role';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Accounts. A number may have one of each type; login names are unique regardless of case. */
export const users = pgTable(
  'user_account',
  {
    ...commonColumns,
    userAccId: text().notNull().unique(),
    loginName: text().notNull(),
    phoneNumber: text().notNull(),
    name: text().notNull(),
    userType: text().$type<Actor['userType']>().notNull(),
    /** argon2id over the SHA-1 that the browser sends. */
    passwordHash: text().notNull(),
    passwordSetAt: instant().notNull(),
    status: text().$type<UserStatus>().notNull().default('NORMAL'),
    statusReason: text(),
    auditStatus: text().$type<Actor['auditStatus']>().notNull().default('0'),
    operatorRoles: text().array().$type<OperatorRole[]>().notNull().default(sql`'{}'`),
    /** The enterprise the account acts for. */
    enterpriseId: text(),
    avatarFileId: text(),
    email: text(),
    /** When its holder opened the link that was sent there. */
    emailProvenAt: instant(),
    landline: text(),
    language: text().notNull().default('zh'),
    lastLoginAt: instant(),
    /** The terms accepted at registration, and when. */
    termsVersion: text(),
    termsAcceptedAt: instant(),
    /** When the account ends at its owner's request; a login before withdraws the request. */
    cancelAt: instant(),
    /** When a code made the account; null for one with a password of its owner. */
    unclaimedSince: instant(),
  },
  (table) => [
    uniqueIndex('user_account_login_name').on(sql`lower(login_name)`),
    uniqueIndex('user_account_phone').on(table.phoneNumber, table.userType).where(sql`status <> 'CANCELLED'`),
    index('user_account_enterprise').on(table.enterpriseId),
    index('user_account_created').on(table.createdAt.desc(), table.id.desc()),
    index('user_account_last_login').on(table.lastLoginAt.desc().nullsLast(), table.id.desc().nullsLast()),
    index('user_account_cancel').on(table.cancelAt).where(sql`cancel_at is not null`),
    index('user_account_unclaimed').on(table.unclaimedSince).where(sql`unclaimed_since is not null`),
    check('user_account_type', sql`user_type in ('100', '200', '900')`),
    check('user_account_operator', sql`user_type = '900' or operator_roles = '{}'`),
  ],
);
