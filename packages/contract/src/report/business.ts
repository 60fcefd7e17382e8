import { z } from 'zod';
import { overdueAges } from '../billing/bill-collection.ts';
import { period } from '../billing/bill-price.ts';
import * as call from '../call.ts';
import { day, fen, id, instant } from '../fields.ts';
import { retCodes } from '../ret-code.ts';
import { incomeLines } from './terms.ts';

const byFinance = { tag: 'report', access: ['OP_FINANCE'] } as const;

/** Refunds can exceed what was received. */
const netFen = z.int();

/** Income by line, in the order of `incomeLines`. */
const byLine = z.array(z.object({ line: z.enum(incomeLines), lineLabel: z.string(), fen: netFen }));

const compared = z.object({
  receivedFen: netFen,
  /** Null if no month of the term has a budget. */
  budgetFen: fen.nullable(),
  yearAgoFen: netFen,
});

const collection = z.object({
  day,
  /** Bills that fell due in the year up to the day, and what of them was collected by then. */
  dueFen: fen,
  collectedFen: fen,
  overdue: z.object({ bills: z.int(), enterprises: z.int(), sumFen: fen }),
  ages: z.array(z.object({ age: z.enum(overdueAges), bills: z.int(), sumFen: fen })),
});
export type CollectionOnDay = z.infer<typeof collection>;

const month = z.object({
  period: z.string(),
  lines: byLine,
  totalFen: netFen,
  budgetFen: fen.nullable(),
  yearAgoFen: netFen,
  /** Area under contract on the last day of the month, in hundredths of a m². */
  leasedX100: z.int(),
});
export type ReportMonth = z.infer<typeof month>;

const buildingIncome = z.object({
  buildingId: id,
  name: z.string(),
  /** Billed for the months of the term. */
  lines: byLine,
  totalFen: netFen,
  units: z.int(),
  leasedUnits: z.int(),
  /** List rent of the vacant units for a month. */
  vacantFen: fen,
});
export type BuildingIncome = z.infer<typeof buildingIncome>;

const expiry = z.object({
  period: z.string(),
  contracts: z.int(),
  /** Monthly rent of the contracts today: of all, of those renewed, and of those that end for certain. */
  rentFen: fen,
  renewedFen: fen,
  endingFen: fen,
});
export type ReportExpiry = z.infer<typeof expiry>;

const vacantUnit = z.object({
  unitId: id,
  place: z.string(),
  areaX100: z.int(),
  /** Days without a tenant. */
  days: z.int(),
  rentFen: fen,
});

const rentRow = z.object({
  contractId: id,
  no: z.string(),
  enterpriseId: id,
  enterpriseName: z.string(),
  buildings: z.string(),
  units: z.int(),
  areaX100: z.int(),
  rentFen: fen,
  depositFen: fen,
  to: day,
});
export type RentRow = z.infer<typeof rentRow>;

const tenantIncome = z.object({ enterpriseId: id, enterpriseName: z.string(), fen: netFen });

const businessReport = z.object({
  from: z.string(),
  to: z.string(),
  /** The day the report describes: the last one of the term, or today. */
  day,
  at: instant,
  /** Whether the term is over, so that its income no longer grows. */
  isOver: z.boolean(),
  /** What the figures say, as whole sentences. */
  sentences: z.array(z.string()),
  term: compared,
  year: compared,
  area: z.object({ leasedX100: z.int(), totalX100: z.int() }),
  collection,
  yearAgoCollection: z.object({ dueFen: fen, collectedFen: fen }),
  months: z.array(month),
  lines: z.array(compared.extend({ line: z.enum(incomeLines), lineLabel: z.string() })),
  buildings: z.array(buildingIncome),
  tenants: z.object({ count: z.int(), rows: z.array(tenantIncome) }),
  expiries: z.array(expiry),
  vacancy: z.object({
    units: z.int(),
    rentFen: fen,
    reserved: z.int(),
    maintenance: z.int(),
    longest: z.array(vacantUnit),
  }),
  rentRoll: z.object({
    contracts: z.int(),
    units: z.int(),
    areaX100: z.int(),
    rentFen: fen,
    depositFen: fen,
    largest: z.array(rentRow),
  }),
});
export type BusinessReport = z.infer<typeof businessReport>;

/** First and last month of a report. */
const term = z.object({ from: period, to: period });

export const reportQueryDetail = call.read(byFinance, '/api/propertyManage/businessReport/queryDetail', {
  summary:
    'Returns the business report of a term of months: income against budget and the year before, collection, vacancy, expiries and the largest contracts.',
  input: term,
  output: businessReport,
  refuses: [retCodes.FIELD_REFUSED],
});

export const reportQueryCollection = call.read(
  byFinance,
  '/api/propertyManage/businessReport/queryCollection',
  {
    summary: 'Returns what was due, collected and overdue on any day, as it stood on that day.',
    input: z.object({ day }),
    output: collection,
    refuses: [retCodes.FIELD_REFUSED],
  },
);

export const reportExport = call.sheet(byFinance, '/api/propertyManage/businessReport/export', {
  summary: 'Exports the business report of a term as a workbook, with the whole rent roll.',
  input: term,
});

export const reportPrint = call.file(byFinance, '/api/propertyManage/businessReport/print', {
  raw: ['pdf'],
  summary: 'Prints the business report of a term with its charts, as a PDF in Chinese.',
  input: term,
  refuses: [retCodes.FIELD_REFUSED],
});
