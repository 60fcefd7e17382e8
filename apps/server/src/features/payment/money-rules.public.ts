import type { MoneyRules } from '@portal/contract/payment/money-rules';
import { defaultMoneyRules } from '@portal/contract/payment/money-rules-terms';
import type { Db } from '../../platform/database/database.ts';
import { moneyRules } from './money-rules.table.ts';

/** The park's rules for money, or the defaults. */
export async function readMoneyRules(db: Db): Promise<MoneyRules> {
  const [row] = await db.select().from(moneyRules).limit(1);
  const { secondPersonFromFen, secondMatchAboveFen, lateFeeFirst, creditByItself } = row ?? defaultMoneyRules;
  return { secondPersonFromFen, secondMatchAboveFen, lateFeeFirst, creditByItself };
}
