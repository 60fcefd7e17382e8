import type { InviteKind, InviteStatus } from '@portal/contract/invite/public';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { users } from '../identity/user.table.ts';

/**
 * Invitations of every kind, to a phone number or by a link that several people may use. The id is the secret in the
 * link.
 */
export const invites = pgTable(
  'invite',
  {
    ...commonColumns,
    kind: text().$type<InviteKind>().notNull(),
    /** The enterprise or the body of the park. */
    targetId: text().notNull(),
    inviterId: text()
      .notNull()
      .references(() => users.id),
    /** Null for a link, which anyone may use. */
    phoneNumber: text(),
    role: text(),
    title: text().notNull().default(''),
    message: text().notNull().default(''),
    maxUses: integer().notNull().default(1),
    uses: integer().notNull().default(0),
    /** EXPIRED is never stored; it follows from `expiresAt`. */
    status: text().$type<Exclude<InviteStatus, 'EXPIRED'>>().notNull().default('SENT'),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    /** For a link, the last to accept. */
    acceptedBy: text(),
  },
  (table) => [
    uniqueIndex('invite_open').on(table.kind, table.targetId, table.phoneNumber).where(sql`status = 'SENT'`),
    index('invite_list').on(table.kind, table.targetId, table.createdAt),
    index('invite_sent').on(table.kind, table.createdAt, table.id),
    index('invite_phone').on(table.phoneNumber, table.status),
    check('invite_role', sql`role is distinct from 'OWNER'`),
    check('invite_uses', sql`uses between 0 and max_uses`),
  ],
);
