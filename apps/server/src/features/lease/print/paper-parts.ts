import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import type { PdfBlock } from '../../../platform/pdf/pdf-block.ts';
import { readPark } from '../../site/park.public.ts';
import { getManagedContract } from '../manage/managed-lease.queries.ts';

export const factsTable = (rows: readonly (readonly [string, string])[]): PdfBlock => ({
  type: 'table',
  head: [m.pay_receipt_fact(), m.pay_receipt_value()],
  widths: [140, 343],
  rows: rows.map((row) => [...row]),
});

/** Both sides, as a paper names them. */
export async function partiesOf(db: Db, contractId: string) {
  const [park, { enterpriseName }] = await Promise.all([readPark(db), getManagedContract(db, contractId)]);
  return { park: park.company || park.name, tenant: enterpriseName };
}

/** Places to sign for both sides. */
export const signatures = ({ park, tenant }: { park: string; tenant: string }): PdfBlock[] => [
  { type: 'heading', level: 3, text: m.lease_print_signed() },
  {
    type: 'table',
    head: [m.lease_print_party(), m.field_signature(), m.field_date()],
    widths: [200, 183, 100],
    rows: [
      [`${m.lease_print_landlord()}\n${park}`, '', ''],
      [`${m.field_tenant()}\n${tenant}`, '', ''],
    ],
  },
];
