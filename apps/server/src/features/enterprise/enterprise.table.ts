import type {
  ChainStage,
  EnterpriseProduct,
  EnterpriseScale,
  EnterpriseYear,
  EntryStatus,
} from '@portal/contract/enterprise/public';
import type { InvoiceTitle, KeptHonour } from '@portal/contract/enterprise/sections';
import type { Picture } from '@portal/contract/fields';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { foldedName } from '../../platform/database/folded-name.ts';

export type EnterpriseVisibility = 'PUBLIC' | 'HIDDEN';

export interface BankAccount {
  name: string;
  bank: string;
  /** Encrypted account number. */
  number: string;
  /** The last four digits, which may be displayed. */
  tail: string;
}

/** Enterprises in the park and applicants. */
export const enterprises = pgTable(
  'enterprise',
  {
    ...commonColumns,
    name: text().notNull(),
    shortName: text().notNull(),
    /** 统一社会信用代码, GB 32100. */
    creditCode: text().notNull(),
    /** Code of ENTERPRISE_PROPERTS. */
    property: text().notNull(),
    /** Stages of the supply chain; the first is the main one. */
    chainStages: text().array().$type<ChainStage[]>().notNull(),
    industryTagIds: text().array().notNull().default(sql`'{}'`),
    regionId: text().notNull(),
    scale: text().$type<EnterpriseScale>().notNull(),
    registeredOn: date({ mode: 'string' }).notNull(),
    registeredCapitalFen: bigint({ mode: 'number' }).notNull(),
    legalPerson: text().notNull(),
    legalIdLast4: text(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    landline: text(),
    email: text(),
    address: text().notNull(),
    /** Units held under contract. */
    unitIds: text().array().notNull().default(sql`'{}'`),
    licenseFileId: text(),
    logoFileId: text(),
    cover: jsonb().$type<Picture>(),
    intro: text().notNull(),
    products: jsonb().$type<EnterpriseProduct[]>().notNull().default([]),
    honours: jsonb().$type<KeptHonour[]>().notNull().default([]),
    /** Reported years, ascending. */
    annual: jsonb().$type<EnterpriseYear[]>().notNull().default([]),
    bankAccount: jsonb().$type<BankAccount>(),
    invoiceTitles: jsonb().$type<InvoiceTitle[]>().notNull().default([]),
    /** 0–100. */
    completeness: integer().notNull().default(0),
    /** 0–100; null before the first assessment. */
    creditScore: integer(),
    creditGrade: text(),
    entryStatus: text().$type<EntryStatus>().notNull(),
    /** Period of the stay in the park, which decides what the enterprise was asked to confirm. */
    admittedAt: instant(),
    leftAt: instant(),
    visibility: text().$type<EnterpriseVisibility>().notNull().default('PUBLIC'),
  },
  (table) => [
    uniqueIndex('enterprise_name').on(table.name).where(sql`entry_status <> 'REJECTED'`),
    index('enterprise_folded_name').on(foldedName(table.name)),
    uniqueIndex('enterprise_credit_code').on(table.creditCode).where(sql`entry_status <> 'REJECTED'`),
    index('enterprise_entry_status').on(table.entryStatus, table.updatedAt),
    index('enterprise_updated').on(table.updatedAt, table.id),
    index('enterprise_by_completeness').on(table.completeness, table.id),
    index('enterprise_chain_stages').using('gin', table.chainStages),
    index('enterprise_industry_tags').using('gin', table.industryTagIds),
    check('enterprise_completeness', sql`completeness between 0 and 100`),
    check('enterprise_credit_score', sql`credit_score between 0 and 100`),
    check('enterprise_chain_stage', sql`cardinality(chain_stages) >= 1`),
  ],
);
