import type { DeclineReason, PartScore } from '@portal/contract/fit/terms';
import type { RecommendSender, RecommendState } from '@portal/contract/match/recommend-terms';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { services } from '../market/market.table.ts';
import { projects } from './project.table.ts';

/** Projects recommended to an enterprise, on their way to an introduction and a deal. */
export const recommendations = pgTable(
  'match_recommend',
  {
    ...commonColumns,
    projectId: text()
      .notNull()
      .references(() => projects.id),
    /** The owner of the project. */
    ownerId: text()
      .notNull()
      .references(() => enterprises.id),
    toEnterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    /** The receiving enterprise's project that was matched. */
    targetProjectId: text().references(() => projects.id),
    /** The receiving enterprise's service that was matched. */
    serviceId: text().references(() => services.id),
    fromType: text().$type<RecommendSender>().notNull(),
    fromUserId: text(),
    /** The enterprise that sent it: the owner, or the one that requested the introduction itself. */
    fromEnterpriseId: text(),
    reason: text().notNull().default(''),
    score: smallint(),
    parts: jsonb().$type<PartScore[]>().notNull().default([]),
    status: text().$type<RecommendState>().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the receiver first opened or answered it. */
    viewedAt: instant(),
    answeredAt: instant(),
    remindedAt: instant(),
    connectedAt: instant(),
    answerNote: text().notNull().default(''),
    /** Quantity the enterprise can take on, in hundredths of the project's unit. */
    offeredX100: bigint({ mode: 'number' }),
    declineReason: text().$type<DeclineReason>(),
    /** The deal that was registered off line. */
    dealId: text(),
  },
  (table) => [
    index('match_recommend_received').on(table.toEnterpriseId, table.sentAt, table.id),
    index('match_recommend_record').on(table.ownerId, table.sentAt, table.id),
    index('match_recommend_sent').on(table.sentAt, table.id),
    index('match_recommend_pair').on(table.projectId, table.toEnterpriseId, table.sentAt),
    index('match_recommend_sender').on(table.fromEnterpriseId, table.sentAt),
    index('match_recommend_due').on(table.expiresAt).where(sql`status in ('SENT', 'VIEWED', 'INTERESTED')`),
    index('match_recommend_deal').on(table.dealId).where(sql`deal_id is not null`),
    check('match_recommend_other', sql`owner_id <> to_enterprise_id`),
  ],
);

/** Senders an enterprise has muted, each identified by a recommendation so that it stays anonymous. */
export const recommendMutes = pgTable(
  'match_mute',
  {
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    /** SYSTEM, OPERATOR, or the id of the sending enterprise. */
    sender: text().notNull(),
    recommendId: text()
      .notNull()
      .references(() => recommendations.id),
    mutedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.sender] })],
);

export type Recommendation = typeof recommendations.$inferSelect;
