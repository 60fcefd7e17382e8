import { defaultMoneyRules } from '@portal/contract/payment/money-rules-terms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';

/** How the park handles money: a single row, missing until somebody changes the defaults. */
export const moneyRules = pgTable(
  'money_rule',
  {
    ...commonColumns,
    /** From this amount on, a second person confirms. */
    secondPersonFromFen: bigint({ mode: 'number' }).notNull(),
    /** Above this amount, a second person confirms which order a transfer pays. */
    secondMatchAboveFen: bigint({ mode: 'number' }).notNull().default(defaultMoneyRules.secondMatchAboveFen),
    /** Whether a payment in part pays the late fee before the principal. */
    lateFeeFirst: boolean().notNull(),
    /** Whether credit pays bills by itself, earliest due date first. */
    creditByItself: boolean().notNull(),
  },
  () => [check('money_rule_threshold', sql`second_person_from_fen >= 0 and second_match_above_fen >= 0`)],
);
