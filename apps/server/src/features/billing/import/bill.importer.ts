import { handBillSave } from '@portal/contract/billing/hand-bill';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import {
  type CellFault,
  type ImportField,
  importer,
  type Judged,
  naturalKey,
  type ReadRow,
  rate,
  scaled,
  textOf,
  unrate,
  unscaled,
  wholeDay,
  yesOrNo,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import type { Db } from '../../../platform/database/database.ts';
import { monthOf, plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { enterprisesNamed } from '../../enterprise/named.public.ts';
import { unitsOfContracts } from '../../lease/lease.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { bills } from '../bill/bill.table.ts';
import { ownFeeOf } from '../charge/fee-of.ts';
import { placeOfUnits } from '../meter/meter.queries.ts';
import { billRows, openFen } from './money.rows.ts';
import { feeOptions, feesByName } from './named-fees.ts';
import { type OpeningBill, writeOpening } from './write-opening.ts';

const fields: readonly ImportField[] = [
  {
    key: 'no',
    label: m.field_bill_no,
    aliases: ['账单编号', '单号', '编号'],
    isNeeded: true,
    example: 'ZD-2026-0912',
    read: plainCell,
  },
  {
    key: 'enterprise',
    label: m.field_enterprise,
    aliases: ['企业名称', '公司', '客户', '租户', '承租方', '统一社会信用代码'],
    isNeeded: true,
    note: m.import_money_note_enterprise,
    example: '91530100MA6K2T5B8X',
  },
  {
    key: 'contractNo',
    label: m.field_contract_no,
    aliases: ['合同', '合同号'],
    note: m.import_money_note_bill_contract,
    example: 'YX-2024-018',
    read: plainCell,
  },
  {
    key: 'fee',
    label: m.field_fee,
    aliases: ['费用', '费用名称', '收费项目', '项目'],
    isNeeded: true,
    example: '物业费',
    options: (db) => feeOptions(db, () => true),
  },
  {
    key: 'period',
    label: m.field_period,
    aliases: ['月份', '所属月份', '期间', '费用月份'],
    isNeeded: true,
    example: '2026-09',
    read: (text) => monthOf(text) ?? undefined,
  },
  {
    key: 'amountFen',
    label: m.import_money_open_amount,
    aliases: ['金额', '欠费', '欠款', '未缴金额', '应收余额', '余额'],
    isNeeded: true,
    note: m.import_money_note_open_amount,
    example: '1488.00',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'dueDate',
    label: m.import_money_due_date,
    aliases: ['到期日', '应缴日期', '缴费截止日', '截止日期', '最后缴费日'],
    isNeeded: true,
    example: '2026-09-25',
    read: wholeDay,
  },
  {
    key: 'hasLateFee',
    label: m.import_money_has_late_fee,
    aliases: ['滞纳金', '计滞纳金'],
    note: m.import_money_note_has_late_fee,
    example: '否',
    ...yesOrNo,
  },
  { key: 'note', label: m.field_note, aliases: ['备注', '摘要'], example: '9 月物业费' },
  {
    key: 'lateFeePpmPerDay',
    label: m.import_money_late_fee,
    note: m.park_export_note_bill_late_fee,
    example: '',
    read: rate,
    show: unrate,
  },
];

const maxNo = 40;
const maxNote = 60;
const maxFen = 100_000_000_000;

async function contractsNumbered(db: Db, nos: readonly string[]) {
  const rows =
    nos.length === 0
      ? []
      : await db
          .select()
          .from(contracts)
          .where(inArray(contracts.no, [...nos]));
  return new Map(rows.map((contract) => [naturalKey(contract.no), contract]));
}

type Known = Awaited<ReturnType<typeof readKnown>>;

async function readKnown(db: Db, rows: readonly ReadRow[]) {
  const said = (key: string) => [
    ...new Set(rows.flatMap(({ data }) => (data[key] === undefined ? [] : [textOf(data[key])]))),
  ];
  const [tenants, fees, its, present] = await Promise.all([
    enterprisesNamed(db, said('enterprise')),
    feesByName(db),
    contractsNumbered(db, said('contractNo')),
    db
      .select()
      .from(bills)
      .where(inArray(bills.no, ['', ...said('no')])),
  ]);
  const units = await unitsOfContracts(
    db,
    [...its.values()].map(({ id }) => id),
  );
  return { tenants, fees, contracts: its, units, bills: new Map(present.map((bill) => [bill.no, bill])) };
}

/** What a row lacks, and what it refers to in vain. */
function faultsOf({ data }: ReadRow, known: Known): CellFault[] {
  const lacking = fields
    .filter(({ key, isNeeded }) => isNeeded && data[key] === undefined)
    .map(({ key, label }) => ({ field: key, text: m.fault_enter({ field: label() }) }));
  const faults: CellFault[] = [];
  const given = (key: string) => data[key] !== undefined;
  const tenant = known.tenants.get(naturalKey(data.enterprise));
  const contract = known.contracts.get(naturalKey(data.contractNo));
  const amountFen = Number(data.amountFen);
  if (textOf(data.note).length > maxNote)
    faults.push({ field: 'note', text: m.fault_longest({ field: m.field_note(), max: maxNote }) });
  if (textOf(data.no).length > maxNo)
    faults.push({ field: 'no', text: m.fault_longest({ field: m.field_bill_no(), max: maxNo }) });
  if (given('enterprise') && !tenant)
    faults.push({
      field: 'enterprise',
      text: m.import_money_fault_enterprise({ name: textOf(data.enterprise) }),
    });
  if (given('contractNo') && !contract)
    faults.push({
      field: 'contractNo',
      text: m.import_money_fault_no_contract({ no: textOf(data.contractNo) }),
    });
  if (contract && tenant && contract.enterpriseId !== tenant.id)
    faults.push({ field: 'contractNo', text: m.import_money_fault_other_tenant() });
  if (given('fee') && !known.fees.has(naturalKey(data.fee)))
    faults.push({ field: 'fee', text: m.fault_unknown({ field: m.field_fee() }) });
  if (given('amountFen') && !(amountFen > 0 && amountFen <= maxFen))
    faults.push({ field: 'amountFen', text: m.import_money_fault_amount() });
  return [...lacking, ...faults];
}

/** The rate that a row says, or that of its contract. */
function lateFeeOf({ hasLateFee, lateFeePpmPerDay }: ReadRow['data'], ofContract = 0): number {
  if (hasLateFee !== true) return 0;
  return lateFeePpmPerDay === undefined ? ofContract : Number(lateFeePpmPerDay);
}

function judge(row: ReadRow, known: Known): Judged<OpeningBill> {
  const { data } = row;
  const faults = faultsOf(row, known);
  const tenant = known.tenants.get(naturalKey(data.enterprise));
  const fee = known.fees.get(naturalKey(data.fee));
  const present = known.bills.get(textOf(data.no));
  if (faults.length > 0 || !tenant || !fee) return { faults, content: null };
  if (present) {
    const isSame =
      present.enterpriseId === tenant.id &&
      (openFen(present) === data.amountFen ||
        (present.sourceId === `opening:${present.no}` && present.principalFen === data.amountFen));
    const taken = isSame ? [] : [{ field: 'no', text: m.import_money_fault_bill() }];
    return { faults: taken, content: null, present: { id: present.id, version: present.version } };
  }
  const contract = known.contracts.get(naturalKey(data.contractNo));
  const its = (contract && known.units.get(contract.id)) ?? [];
  return {
    faults: [],
    content: {
      no: textOf(data.no),
      enterpriseId: tenant.id,
      contractId: contract?.id ?? null,
      unitId: its[0]?.id ?? '',
      place: its.length > 0 ? placeOfUnits(its) : '',
      roomNo: its[0]?.no ?? '',
      feeCode: fee.code,
      ownFee: ownFeeOf(fee),
      taxPpm: fee.taxPpm,
      period: textOf(data.period),
      amountFen: Number(data.amountFen),
      dueDate: textOf(data.dueDate),
      lateFeePpmPerDay: lateFeeOf(data, contract?.lateFeePpmPerDay),
      reason: textOf(data.note),
    },
  };
}

/** Bills that are open when the park moves in. One person enters them, another approves. */
export const billImporter = importer<OpeningBill>({
  kind: 'BILL',
  roles: handBillSave.access,
  after: ['CONTRACT'],
  needsSecond: true,
  fields,
  keys: ['no'],
  count: (db) => db.$count(bills, eq(bills.status, 'UNPAID')),
  rowsOf: billRows,
  sums: ['amountFen'],
  async check(db, _ctx, rows) {
    const known = await readKnown(db, rows);
    return rows.map((row) => judge(row, known));
  },
  async write(tx, ctx, rows) {
    const ids = await writeOpening(
      tx,
      ctx,
      rows.map(({ content, origin }) => ({ bill: content, origin })),
    );
    return ids.map((id) => ({ id, version: 1, before: null }));
  },
  ...undoIn(bills, { entity: 'bill', named: ['bill_id'] }),
});
