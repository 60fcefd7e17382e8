import type { Picture } from '@portal/contract/fields';
import type { PolicyCondition } from '@portal/contract/policy/parts';
import type { RuleOp } from '@portal/contract/policy/rule';
import type { PolicyStatus } from '@portal/contract/policy/states';
import type { PolicyKind, PolicyLevel } from '@portal/contract/policy/terms';
import type { RevisionState } from '@portal/contract/working-copy';
import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';

/** A condition with the expression that is checked against an enterprise's data; MANUAL ones have none. */
export interface PolicyRule extends PolicyCondition {
  field?: string;
  op?: RuleOp;
  value?: unknown;
}

export interface PicturePoints {
  heading: string;
  points: { title: string; text: string }[];
}

export const policies = pgTable(
  'policy',
  {
    ...commonColumns,
    title: text().notNull(),
    docNo: text().notNull(),
    level: text().$type<PolicyLevel>().notNull(),
    kind: text().$type<PolicyKind>().notNull(),
    /** Codes of POLICY_DEPT, lead department first. */
    deptCodes: text().array().notNull(),
    contactOffice: text().notNull(),
    contactPhone: text().notNull(),
    issuedAt: date().notNull(),
    effectiveFrom: date().notNull(),
    /** Last day in force. */
    effectiveTo: date(),
    repealedAt: date(),
    /** Sanitised HTML. */
    originalBody: text().notNull(),
    interpretation: text().notNull(),
    picture: jsonb().$type<PicturePoints>(),
    /** The interpretation as an uploaded picture, shown instead of the drawn one. */
    pictureFile: jsonb().$type<Picture>(),
    cover: jsonb().$type<Picture>(),
    plainSummary: text().notNull(),
    amountMinFen: bigint({ mode: 'number' }).notNull(),
    amountMaxFen: bigint({ mode: 'number' }).notNull(),
    formulaText: text().notNull(),
    /** See formula/parse-formula.ts; null for a policy without a formula. */
    calc: text(),
    // One document: rules are read and edited only with their policy, and declarations keep a snapshot.
    conditions: jsonb().$type<PolicyRule[]>().notNull(),
    /** Empty means every industry. */
    industryTags: text().array().notNull().default(sql`'{}'`),
    /** Empty means every size. */
    scales: text().array().notNull().default(sql`'{}'`),
    status: text().$type<PolicyStatus>().notNull(),
    /** Whether a working copy exists, and whether it is under review. */
    revision: text().$type<RevisionState>().notNull().default('NONE'),
    withdrawnAt: instant(),
    withdrawReason: text(),
    trashedAt: instant(),
  },
  (table) => {
    const isShown = sql`status in ('PUBLISHED', 'REPEALED')`;
    return [
      index('policy_latest')
        .on(table.issuedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(isShown),
      index('policy_amount')
        .on(table.amountMaxFen.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(isShown),
      index('policy_level')
        .on(table.level, table.issuedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(isShown),
      index('policy_kind')
        .on(table.kind, table.issuedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(isShown),
      index('policy_issued').on(table.issuedAt, table.id),
      index('policy_updated').on(table.updatedAt, table.id),
      index('policy_revision_updated')
        .on(table.revision, table.updatedAt, table.id)
        .where(sql`revision <> 'NONE'`),
      index('policy_trashed').on(table.trashedAt).where(sql`trashed_at is not null`),
      index('policy_departments').using('gin', table.deptCodes),
      index('policy_industry_tags').using('gin', table.industryTags),
    ];
  },
);
