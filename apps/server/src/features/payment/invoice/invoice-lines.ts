import type { InvoiceLine } from '@portal/contract/payment/invoice-terms';
import type { Db } from '../../../platform/database/database.ts';
import { taxWithinFen } from '../../../platform/tax-within.ts';
import { type Desk, payableOf } from '../desk.ts';
import type { Invoiceable } from './invoice-source.ts';

/** Paid amounts, less refunds, by name and tax rate. */
export async function invoiceLines(
  db: Db,
  desk: Desk,
  { kind, items }: Pick<Invoiceable, 'kind' | 'items'>,
): Promise<InvoiceLine[]> {
  const ids = items.map(({ bizId }) => bizId);
  const taxed = new Map((await payableOf(desk, kind).taxes(db, ids)).map((one) => [one.bizId, one]));
  const sums = new Map<string, Omit<InvoiceLine, 'taxFen'>>();
  for (const { bizId, title, amountFen } of items) {
    const { name = title, taxPpm = 0 } = taxed.get(bizId) ?? {};
    const before = sums.get(`${name} ${taxPpm}`)?.amountFen ?? 0;
    sums.set(`${name} ${taxPpm}`, { name, taxPpm, amountFen: before + amountFen });
  }
  return [...sums.values()]
    .filter(({ amountFen }) => amountFen > 0)
    .map((line) => ({ ...line, taxFen: taxWithinFen(line.amountFen, line.taxPpm) }));
}
