import type {
  BusinessReport,
  CollectionOnDay,
  RentRow,
  ReportExpiry,
  ReportMonth,
  reportExport,
} from '@portal/contract/report/business';
import { incomeLineLabels, incomeLines } from '@portal/contract/report/terms';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { type BookSheet, bookSheet, type SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { TenantIncome } from '../../billing/income.public.ts';
import { ageLabels } from './age-labels.ts';
import { buildReport, type WholeReport } from './build-report.ts';
import { viewRented } from './rent-roll.ts';
import { requireTerm } from './term.ts';

const yuan = <Row>(head: string, value: (row: Row) => number | null, width = 16): SheetColumn<Row> => ({
  head,
  value,
  width,
  format: 'yuan',
});

interface WithLines {
  lines: { fen: number }[];
  totalFen: number;
}

/** A column for each line of income, and their sum. */
const lineColumns = <Row extends WithLines>(): SheetColumn<Row>[] => [
  ...incomeLines.map((line, at) => yuan<Row>(incomeLineLabels[line](), (row) => row.lines[at]?.fen ?? 0)),
  yuan<Row>('合计', ({ totalFen }) => totalFen),
];

const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 100;

const monthsSheet = ({ months, area }: BusinessReport) =>
  bookSheet<ReportMonth>(
    '月度',
    [
      { head: '月份', value: ({ period }) => period },
      ...lineColumns<ReportMonth>(),
      yuan('预算', ({ budgetFen }) => budgetFen),
      yuan('去年同月', ({ yearAgoFen }) => yearAgoFen),
      { head: '月末出租 m²', value: ({ leasedX100 }) => leasedX100 / 100 },
      { head: '出租率 %', value: ({ leasedX100 }) => share(leasedX100, area.totalX100) },
    ],
    months,
  );

type Line = BusinessReport['lines'][number];

const linesSheet = ({ lines }: BusinessReport) =>
  bookSheet<Line>(
    '对预算',
    [
      { head: '费项', value: ({ lineLabel }) => lineLabel },
      yuan('实收', ({ receivedFen }) => receivedFen),
      yuan('预算', ({ budgetFen }) => budgetFen),
      yuan('差', ({ receivedFen, budgetFen }) => (budgetFen === null ? null : receivedFen - budgetFen)),
      yuan('去年同期', ({ yearAgoFen }) => yearAgoFen),
    ],
    lines,
  );

type Building = BusinessReport['buildings'][number];

const buildingsSheet = ({ buildings }: BusinessReport) =>
  bookSheet<Building>(
    '楼宇应收',
    [
      { head: '楼宇', value: ({ name }) => name, width: 24 },
      ...lineColumns<Building>(),
      { head: '单元', value: ({ units }) => units },
      { head: '已出租', value: ({ leasedUnits }) => leasedUnits },
      yuan('空置月租', ({ vacantFen }) => vacantFen),
    ],
    buildings,
  );

const tenantsSheet = ({ tenants }: WholeReport) =>
  bookSheet<TenantIncome>(
    '企业实收',
    [
      { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 36 },
      yuan('实收', ({ fen }) => fen),
    ],
    tenants,
  );

const expirySheet = ({ expiries }: BusinessReport) =>
  bookSheet<ReportExpiry>(
    '到期',
    [
      { head: '月份', value: ({ period }) => period },
      { head: '合同数', value: ({ contracts }) => contracts },
      yuan('月租', ({ rentFen }) => rentFen),
      yuan('已续租', ({ renewedFen }) => renewedFen),
      yuan('不再续', ({ endingFen }) => endingFen),
    ],
    expiries,
  );

type Age = CollectionOnDay['ages'][number];

const agesSheet = ({ collection }: BusinessReport) =>
  bookSheet<Age>(
    `账龄 ${collection.day}`,
    [
      { head: '逾期', value: ({ age }) => ageLabels[age]() },
      { head: '账单数', value: ({ bills }) => bills },
      yuan('金额', ({ sumFen }) => sumFen),
    ],
    collection.ages,
  );

const rentSheet = ({ contracts, report }: WholeReport) =>
  bookSheet<RentRow>(
    '租金表',
    [
      { head: '合同', value: ({ no }) => no, width: 20 },
      { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 36 },
      { head: '楼宇', value: ({ buildings }) => buildings, width: 28 },
      { head: '单元', value: ({ units }) => units },
      { head: '面积 m²', value: ({ areaX100 }) => areaX100 / 100 },
      yuan('月租', ({ rentFen }) => rentFen),
      { head: '占比 %', value: ({ rentFen }) => share(rentFen, report.rentRoll.rentFen) },
      yuan('押金', ({ depositFen }) => depositFen),
      { head: '到期', value: ({ to }) => to },
    ],
    contracts.map(viewRented),
  );

const sheetsOf = (whole: WholeReport): [BookSheet, ...BookSheet[]] => [
  monthsSheet(whole.report),
  linesSheet(whole.report),
  buildingsSheet(whole.report),
  tenantsSheet(whole),
  expirySheet(whole.report),
  agesSheet(whole.report),
  rentSheet(whole),
];

/** Sends the report as a workbook, with every tenant and every contract. @throws {AppError} 100002 */
export async function exportReport(ctx: ReplyContext, input: InputOf<typeof reportExport>): Promise<unknown> {
  const term = requireTerm(input, ctx.now);
  return ctx.exporter.sendBook(ctx, {
    name: '经营报告',
    entity: 'businessReport',
    filter: input,
    read: async (db) => sheetsOf(await buildReport(db, term)),
  });
}
