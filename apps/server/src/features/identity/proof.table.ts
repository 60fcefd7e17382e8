import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export type CodeScene =
  | 'LOGIN'
  | 'REGISTER'
  | 'RECOVER'
  | 'REPAIR'
  | 'BILL'
  | 'SIGN_UP'
  | 'PHONE_OLD'
  | 'PHONE_NEW'
  | 'PHONE_APPEAL';

/** Codes that were sent, kept for a day because rate limits count them. */
export const verifyCodes = pgTable(
  'verify_code',
  {
    id: text().primaryKey(),
    phoneNumber: text().notNull(),
    scene: text().$type<CodeScene>().notNull(),
    codeHash: text().notNull(),
    /** The address as rate limits count it; see `countedAddress`. */
    ip: text().notNull(),
    /** Number of wrong attempts. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('verify_code_phone').on(table.phoneNumber, table.createdAt),
    index('verify_code_ip').on(table.ip, table.createdAt),
    index('verify_code_created').on(table.createdAt),
  ],
);

export type TicketKind = 'REG' | 'PWD' | 'PREVIEW';

/** Proofs of a completed step, issued as random tokens. */
export const tickets = pgTable(
  'identity_ticket',
  {
    tokenHash: text().primaryKey(),
    kind: text().$type<TicketKind>().notNull(),
    /** For REG the user, for PWD the phone number, for PREVIEW the article. */
    subject: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('identity_ticket_subject').on(table.kind, table.subject),
    index('identity_ticket_expiry').on(table.expiresAt),
  ],
);

/** Wrong passwords by login name. Unknown names are counted too, so that both are locked alike. */
export const loginAttempts = pgTable(
  'login_attempt',
  {
    /** SHA-256 of the login name in lower case. */
    subject: text().notNull(),
    failures: integer().notNull(),
    firstAt: instant().notNull(),
    lockedUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.subject] }), index('login_attempt_first').on(table.firstAt)],
);
