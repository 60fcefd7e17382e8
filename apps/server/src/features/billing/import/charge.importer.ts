import { type ChargeContent, chargeContent, chargeSave } from '@portal/contract/billing/charge';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  type CellFault,
  checkContent,
  differences,
  emptyFault,
  type ImportContext,
  type ImportField,
  importer,
  missingId,
  naturalKey,
  type ReadRow,
  scaled,
  textOf,
  unscaled,
  wholeDay,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import type { Db } from '../../../platform/database/database.ts';
import { plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { type Contract, contracts } from '../../lease/lease.table.ts';
import { bills } from '../bill/bill.table.ts';
import { charges } from '../charge/charge.table.ts';
import { chargeFaults, writeCharges } from '../charge/write-charges.ts';
import { chargeRows } from './money.rows.ts';
import { feeOptions, feesByName } from './named-fees.ts';

const fields: readonly ImportField[] = [
  {
    key: 'contractNo',
    label: m.field_contract_no,
    aliases: ['合同', '合同号'],
    isNeeded: true,
    example: 'YX-2024-018',
    read: plainCell,
  },
  {
    key: 'fee',
    label: m.field_fee,
    aliases: ['费用', '费用名称', '收费项目', '项目'],
    isNeeded: true,
    example: '货车月卡',
    options: (db) => feeOptions(db, ({ basis }) => basis === 'MONTHLY'),
  },
  {
    key: 'note',
    label: m.field_note,
    aliases: ['备注', '车牌', '车牌号'],
    example: '云A12345',
  },
  {
    key: 'quantityX100',
    label: m.field_quantity,
    aliases: ['个数', '数目'],
    isNeeded: true,
    example: '1',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'unitPriceE4',
    label: m.field_unit_price,
    aliases: ['月单价', '价格', '月费'],
    isNeeded: true,
    note: m.import_money_note_unit_price,
    example: '300.00',
    read: scaled(4),
    show: unscaled(4),
  },
  {
    key: 'from',
    label: m.import_money_from,
    aliases: ['从', '起', '开始日期', '起始日期', '开始'],
    isNeeded: true,
    example: '2026-01-01',
    read: wholeDay,
  },
  {
    key: 'to',
    label: m.import_money_to,
    aliases: ['到', '止', '结束日期', '截止日期', '结束'],
    note: m.import_money_note_open_end,
    example: '2026-12-31',
    read: wholeDay,
  },
];

type Term = Pick<Contract, 'from' | 'to' | 'endedOn' | 'leaveOn'> & { id: string | null };

/** Running contracts by number, and those of the same import. */
async function contractsNumbered(
  db: Db,
  ctx: ImportContext,
  nos: readonly string[],
): Promise<ReadonlyMap<string, Term>> {
  const planned = await ctx.planned(
    'CONTRACT',
    nos.map((no) => naturalKey(no)),
  );
  const rows = await db
    .select()
    .from(contracts)
    .where(inArray(contracts.no, [...nos]));
  const running = rows.filter(({ status }) => !['VOID', 'DRAFT', 'TERMINATED', 'EXPIRED'].includes(status));
  const termOf = (data: ReadRow['data']): Term => ({
    id: null,
    from: textOf(data.from),
    to: textOf(data.to),
    endedOn: null,
    leaveOn: null,
  });
  return new Map<string, Term>([
    ...[...planned].map(([key, data]) => [key, termOf(data)] as const),
    ...running.map((contract) => [naturalKey(contract.no), contract] as const),
  ]);
}

/** Periodic charges of contracts. */
export const chargeImporter = importer<ChargeContent>({
  kind: 'CHARGE',
  roles: chargeSave.access,
  after: ['CONTRACT'],
  fields,
  keys: ['contractNo', 'fee', 'note', 'from'],
  count: (db) => db.$count(charges),
  rowsOf: chargeRows,
  async check(db, ctx, rows) {
    const nos = [...new Set(rows.map(({ data }) => textOf(data.contractNo)))];
    const [known, fees] = await Promise.all([contractsNumbered(db, ctx, nos), feesByName(db)]);
    const ids = [...known.values()].flatMap(({ id }) => id ?? []);
    const [present, billed] =
      ids.length === 0
        ? [[], []]
        : await Promise.all([
            db.select().from(charges).where(inArray(charges.contractId, ids)),
            db
              .select({
                sourceId: bills.sourceId,
                feeCode: bills.feeCode,
                no: bills.no,
                period: bills.period,
              })
              .from(bills)
              .where(and(inArray(bills.sourceId, ids), ne(bills.status, 'VOID')))
              .orderBy(asc(bills.period)),
          ]);
    return rows.map(({ data }) => {
      const contract = known.get(naturalKey(data.contractNo));
      const fee = fees.get(naturalKey(data.fee));
      const { content, faults } = checkContent(
        chargeContent,
        {
          note: '',
          to: null,
          ...data,
          contractId: contract?.id ?? missingId,
          feeCode: fee?.code ?? 'NONE',
        },
        fields,
      );
      const own: CellFault[] = [...faults];
      const [contractNo, feeName] = [textOf(data.contractNo), textOf(data.fee)];
      own.push(
        ...emptyFault(data, 'contractNo', m.field_contract_no),
        ...emptyFault(data, 'fee', m.field_fee),
      );
      if (contractNo !== '' && !contract)
        own.push({ field: 'contractNo', text: m.import_money_fault_no_contract({ no: contractNo }) });
      if (feeName !== '' && fee?.basis !== 'MONTHLY') own.push({ field: 'fee', text: m.charge_fault_fee() });
      if (!content || !contract || !fee || own.length > 0) return { faults: own, content: null };
      const same = present.find(
        (one) =>
          one.contractId === contract.id &&
          one.feeCode === fee.code &&
          one.from === content.from &&
          one.note === content.note,
      );
      if (same) {
        const differing = differences(fields, { ...same, to: same.to ?? '' }, data);
        return {
          faults: differing.map(({ field, from }) => ({
            field,
            text: m.import_money_fault_charge({ from }),
          })),
          content: null,
          present: { id: same.id, version: same.version },
        };
      }
      const first = billed.find(
        (bill) =>
          bill.sourceId === contract.id &&
          bill.feeCode === fee.code &&
          bill.period >= content.from.slice(0, 7),
      );
      const days = Object.entries(chargeFaults(contract, content, first));
      return days.length > 0
        ? { faults: days.map(([field, text]) => ({ field, text })), content: null }
        : { faults: [], content };
    });
  },
  async write(tx, ctx, rows) {
    const ids = await writeCharges(
      tx,
      ctx,
      rows.map(({ content, origin }) => ({ data: content, logged: { importedFrom: origin } })),
    );
    return ids.map((id) => ({ id, version: 1, before: null }));
  },
  ...undoIn(charges, { entity: 'charge' }),
  async builtUpon(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectDistinct({ id: charges.id })
      .from(charges)
      .innerJoin(
        bills,
        and(
          eq(bills.sourceId, charges.contractId),
          eq(bills.feeCode, charges.feeCode),
          ne(bills.status, 'VOID'),
          sql`${bills.period} >= left(${charges.from}::text, 7)`,
        ),
      )
      .where(inArray(charges.id, [...ids]));
    return new Map(rows.map(({ id }) => [id, [m.import_kept_bills()]]));
  },
});
