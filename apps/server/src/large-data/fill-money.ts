import type { Database } from '../platform/database/database.ts';
import { type Filling, fill, filledId, idOfRow, rowsOf } from './fill-tables.ts';

/** Tenants of the program that fills bills, each with its bills in turn. */
const tenantOf = (of: number) => `'00000001' || upper(lpad(to_hex(1 + n % ${of}), 18, '0'))`;
const contractOf = (of: number) => `'00000003' || upper(lpad(to_hex(1 + n % ${of}), 18, '0'))`;

/** Ten years, the latest first. */
const atOf = (rows: number) => `now() - make_interval(secs => n * ${(3_650 * 86_400) / rows})`;

const part = (share: number) => (count: number) => Math.max(Math.round(count * share), 1);

/** Patterns are tried one by one for each new row, so a few must do. */
const few = (table: string, id: string, where: string) =>
  `${id} in (select ${id} from ${table} where ${where} and ${id} not like '0000009%' order by ${id} limit 20)`;

/** Fills a table with a share of the number of bills; each row has an id, a time, and a tenant. */
function money(
  table: string,
  where: string,
  { count, share, tenants }: { count: number; share: number; tenants: number },
  columns: Filling['columns'],
): Filling {
  const rows = part(share);
  const at = atOf(rows(count));
  const common = { created_at: at, updated_at: at, enterprise_id: tenantOf(tenants) };
  return { ...rowsOf(table, few(table, 'id', where), { ...common, ...columns }), rows };
}

/** The rows of a table without an id of its own, as patterns. */
const partsOf = (table: string, parent: string, columns: Filling['columns'], share: number): Filling => ({
  table,
  from: `(select p.*, row_number() over (order by ${parent}) - 1 as at, count(*) over () as every
    from ${table} p where ${few(table, parent, 'true')}) p`,
  former: `${parent} like '0000009%'`,
  columns: { [parent]: filledId, ...columns },
  rows: part(share),
});

/**
 * Money that goes with so many bills: every second one is paid by an order, every fifth by a receipt; invoices, refunds,
 * bills by hand, credit notes, acts on contracts and bank lines in the proportions of a year of the demo park.
 */
export async function fillMoney(database: Database, count: number, tenants: number): Promise<void> {
  const size = (share: number) => ({ count, share, tenants });
  const paidAt = atOf(part(0.5)(count));
  await fill(
    database,
    [
      money('pay_order', "status = 'SUCCESS' and kind = 'BILL'", size(0.5), {
        no: "'ZFB' || n",
        payer_enterprise_id: tenantOf(tenants),
        guest_key_hash: 'null',
        success_at: paidAt,
        trade_no: "'T' || n",
      }),
      {
        ...partsOf('pay_item', 'pay_order_id', {}, 0.5),
        columns: {
          pay_order_id: filledId,
          id: filledId,
          position: '0',
          kind: "'BILL'",
          biz_id: idOfRow('n * 2'),
          is_held: 'false',
        },
      },
      money('pay_attempt', "status = 'SUCCESS'", size(0.5), {
        no: "'ZCB' || n",
        pay_order_id: filledId,
        trade_no: "'TB' || n",
        remittance_code: 'null',
        ask_at: 'null',
      }),
      {
        ...money('receipt', "status = 'BOOKED' and way <> 'BANK'", size(0.2), {
          no: "'SKB' || n",
          received_on: `(${atOf(part(0.2)(count))})::date`,
          reversal_no: 'null',
        }),
        // The demo has closed the counter of these days.
        guard: 'receipt_taken',
      },
      partsOf('receipt_item', 'receipt_id', { position: '0', bill_id: idOfRow('n * 5 + 1') }, 0.2),
      money('invoice', "status in ('ISSUED', 'DELIVERED')", size(0.2), {
        no: "'FPB' || n",
        pay_order_id: filledId,
        invoice_no: "'N' || n",
        file_id: 'null',
        red_file_id: 'null',
        replaces_id: 'null',
        ask_at: 'null',
        awaits: 'null',
      }),
      money('refund_order', "status = 'SUCCESS' and pay_order_id is not null", size(0.02), {
        no: "'TKB' || n",
        channel_no: "'TCB' || n",
        pay_order_id: filledId,
        attempt_id: filledId,
        enterprise_id: 'null',
        ask_at: 'null',
        cause_id: "''",
      }),
      money('hand_bill', "status = 'ISSUED'", size(0.05), {
        contract_id: 'null',
        bill_id: 'null',
        issued_id: filledId,
      }),
      money('credit_note', 'true', size(0.02), {
        no: "'DJB' || n",
        source: "'bench:' || n",
        bill_id: 'null',
        contract_id: 'null',
      }),
      money('lease_act', "status = 'BOOKED'", size(0.005), {
        no: "'BGB' || n",
        contract_id: contractOf(tenants),
      }),
      money('bank_line', "status = 'MATCHED'", size(0.1), {
        bank_no: "'BKB' || n",
        booked_at: atOf(part(0.1)(count)),
      }),
    ],
    count,
  );
}
