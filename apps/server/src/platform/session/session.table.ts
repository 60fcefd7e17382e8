import type { OperatorRole } from '@portal/contract/operator-role';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Actor } from './actor.ts';

export type EndedReason = 'LOGOUT' | 'IDLE' | 'KICKED' | 'PASSWORD' | 'FROZEN' | 'ROLE_CHANGED';

/**
 * Open and ended sessions. Only the SHA-256 of the token is stored. The row holds the caller's identity, so that a call
 * costs one read; any change of the identity ends the session.
 */
export const sessions = pgTable(
  'session',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    userId: text().notNull(),
    userAccId: text().notNull(),
    userType: text().$type<Actor['userType']>().notNull(),
    operatorRoles: text().array().$type<OperatorRole[]>().notNull(),
    enterpriseId: text(),
    memberRole: text().$type<NonNullable<Actor['memberRole']>>(),
    auditStatus: text().$type<Actor['auditStatus']>().notNull(),
    deviceName: text().notNull().default(''),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the token was issued; it is replaced regularly. */
    tokenIssuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The previous token, still valid for calls in progress. */
    previousTokenHash: text(),
    previousTokenUntil: timestamp({ withTimezone: true }),
    /** Until then, a verified code allows calls about money and phone numbers. */
    secureUntil: timestamp({ withTimezone: true }),
    /**
     * Session of an administrator who views this user's pages; this session is read-only and ends with the
     * administrator's.
     */
    viewedBy: text(),
    endedReason: text().$type<EndedReason>(),
    endedNote: text(),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_enterprise').on(table.enterpriseId),
    uniqueIndex('session_previous_token').on(table.previousTokenHash),
  ],
);
