import type { InvitedRole, InviteStatus } from '@portal/contract/invite';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { users } from '../../identity/user.table.ts';
import { enterprises } from '../enterprise.table.ts';

/** Invitations to act for an enterprise, sent to a phone number. Their id is the secret in the link. */
export const enterpriseInvites = pgTable(
  'enterprise_invite',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    inviterId: text()
      .notNull()
      .references(() => users.id),
    phoneNumber: text().notNull(),
    memberRole: text().$type<InvitedRole>().notNull(),
    /** Whether one has expired follows from `expiresAt`. */
    status: text().$type<Exclude<InviteStatus, 'EXPIRED'>>().notNull().default('SENT'),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    acceptedBy: text(),
  },
  (table) => [
    uniqueIndex('enterprise_invite_open')
      .on(table.enterpriseId, table.phoneNumber)
      .where(sql`status = 'SENT'`),
    index('enterprise_invite_list').on(table.enterpriseId, table.createdAt),
    index('enterprise_invite_phone').on(table.phoneNumber, table.status),
    check('enterprise_invite_role', sql`member_role <> 'OWNER'`),
  ],
);
