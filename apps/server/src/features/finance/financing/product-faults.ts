import { isLoan } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { ProductWithInstitution } from '../finance.queries.ts';
import { institutions } from '../finance.table.ts';

/** Why products cannot be applied for with this amount and term, by form field. */
export async function productFaults(
  tx: Db,
  enterpriseId: string,
  products: readonly ProductWithInstitution[],
  { amountFen, termMonths }: { amountFen: number; termMonths: number },
): Promise<Record<string, string>> {
  const [own] = await tx
    .select({ id: institutions.id })
    .from(institutions)
    .where(eq(institutions.enterpriseId, enterpriseId));
  const all = products.map(({ product }) => product);
  const faults: Record<string, string> = {};
  const isOwn = all.some(({ institutionId }) => institutionId === own?.id);
  if (isOwn) faults['data.productIds'] = m.fault_own_product();
  const outOfAmount = all.find((one) => amountFen < one.amountFromFen || amountFen > one.amountToFen);
  if (outOfAmount) faults['data.amountFen'] = m.fault_amount_of_product({ product: outOfAmount.name });
  const outOfTerm = all.find(
    (one) => isLoan(one.kind) && (termMonths < one.termMonthsFrom || termMonths > one.termMonthsTo),
  );
  if (outOfTerm) faults['data.termMonths'] = m.fault_term_of_product({ product: outOfTerm.name });
  return faults;
}
