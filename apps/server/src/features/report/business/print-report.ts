import { chinaMinuteOf } from '@portal/contract/china-time';
import { formatFen } from '@portal/contract/money';
import type { BusinessReport, reportPrint } from '@portal/contract/report/business';
import { incomeLines } from '@portal/contract/report/terms';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import type { InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-block.ts';
import { printPdf } from '../../../platform/pdf/print-pdf.ts';
import { readPark } from '../../site/park.public.ts';
import { ageLabels } from './age-labels.ts';
import { buildReport, type WholeReport } from './build-report.ts';
import { viewRented } from './rent-roll.ts';
import { requireTerm, type Term } from './term.ts';

/** Contracts and tenants in print; the workbook has all of them. */
const printedRows = 30;

const inTenThousands = (fen: number) => Math.round(fen / 10_000) / 100;
const square = (areaX100: number) => (areaX100 / 100).toFixed(2);
const amount = (fen: number | null) => (fen === null ? '—' : formatFen(fen));
const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)}%`);

const heading = (text: string): PdfBlock => ({ type: 'heading', level: 2, text });

const incomeBlocks = ({ months, lines, term }: BusinessReport): PdfBlock[] => [
  heading(m.report_income()),
  {
    type: 'bars',
    labels: months.map(({ period }) => period.slice(2)),
    series: incomeLines.map((line, at) => ({
      name: lines.find((one) => one.line === line)?.lineLabel ?? '',
      values: months.map((month) => inTenThousands(month.lines[at]?.fen ?? 0)),
    })),
    target: {
      name: m.field_budget(),
      values: months.map(({ budgetFen }) => (budgetFen === null ? null : inTenThousands(budgetFen))),
    },
    ...(months.some(({ yearAgoFen }) => yearAgoFen !== 0)
      ? {
          before: {
            name: m.report_year_ago(),
            values: months.map(({ yearAgoFen }) => inTenThousands(yearAgoFen)),
          },
        }
      : {}),
    unit: m.report_ten_thousand(),
  },
  {
    type: 'table',
    head: [
      m.report_line(),
      m.report_received(),
      m.field_budget(),
      m.report_difference(),
      m.report_year_ago(),
    ],
    numbers: [1, 2, 3, 4],
    rows: [...lines, { ...term, lineLabel: m.field_total() }].map((row) => [
      row.lineLabel,
      amount(row.receivedFen),
      amount(row.budgetFen),
      amount(row.budgetFen === null ? null : row.receivedFen - row.budgetFen),
      amount(row.yearAgoFen),
    ]),
  },
];

const collectionBlocks = ({ collection, yearAgoCollection }: BusinessReport): PdfBlock[] => [
  heading(m.report_collection_on({ day: collection.day })),
  {
    type: 'paragraph',
    text: m.report_collection_said({
      due: formatFen(collection.dueFen),
      collected: formatFen(collection.collectedFen),
      rate: share(collection.collectedFen, collection.dueFen),
      before: share(yearAgoCollection.collectedFen, yearAgoCollection.dueFen),
    }),
  },
  {
    type: 'table',
    head: [m.billing_age(), m.billing_bill_count(), m.field_amount()],
    numbers: [1, 2],
    rows: collection.ages.map(({ age, bills, sumFen }) => [
      ageLabels[age](),
      String(bills),
      formatFen(sumFen),
    ]),
  },
];

const buildingBlocks = ({ buildings }: BusinessReport): PdfBlock[] => [
  heading(m.report_by_building()),
  {
    type: 'table',
    head: [m.field_building(), m.report_billed(), m.report_leased_units(), m.report_vacant_rent()],
    numbers: [1, 2, 3],
    rows: buildings.map(({ name, totalFen, leasedUnits, units, vacantFen }) => [
      name,
      formatFen(totalFen),
      `${leasedUnits}/${units}`,
      formatFen(vacantFen),
    ]),
  },
];

const expiryBlocks = ({ expiries, vacancy }: BusinessReport): PdfBlock[] => [
  heading(m.report_expiries()),
  {
    type: 'bars',
    labels: expiries.map(({ period }) => period.slice(2)),
    series: [
      { name: m.report_renewed(), values: expiries.map(({ renewedFen }) => inTenThousands(renewedFen)) },
      {
        name: m.report_open(),
        values: expiries.map(({ rentFen, renewedFen, endingFen }) =>
          inTenThousands(rentFen - renewedFen - endingFen),
        ),
      },
      { name: m.report_ending(), values: expiries.map(({ endingFen }) => inTenThousands(endingFen)) },
    ],
    unit: m.report_ten_thousand_month(),
  },
  heading(m.report_vacant_longest()),
  {
    type: 'table',
    head: [m.field_unit(), m.field_area(), m.report_days_vacant(), m.report_vacant_rent()],
    numbers: [1, 2, 3],
    rows: vacancy.longest.map(({ place, areaX100, days, rentFen }) => [
      place,
      square(areaX100),
      String(days),
      formatFen(rentFen),
    ]),
  },
];

const rentBlocks = ({ contracts, report }: WholeReport): PdfBlock[] => [
  heading(
    m.report_rent_roll({ count: report.rentRoll.contracts, amount: formatFen(report.rentRoll.rentFen) }),
  ),
  {
    type: 'table',
    head: [
      m.field_enterprise(),
      m.field_building(),
      m.field_area(),
      m.field_rent_per_month(),
      m.report_share(),
      m.field_deposit(),
    ],
    numbers: [2, 3, 4, 5],
    widths: [150, 100, 70, 75, 50, 80],
    rows: contracts
      .slice(0, printedRows)
      .map(viewRented)
      .map((row) => [
        row.enterpriseName,
        row.buildings,
        square(row.areaX100),
        formatFen(row.rentFen),
        share(row.rentFen, report.rentRoll.rentFen),
        formatFen(row.depositFen),
      ]),
  },
];

const termText = ({ from, to }: Pick<Term, 'from' | 'to'>) =>
  from === to ? to : m.report_term({ from, to });

/** Prints the report of a term in Chinese. */
export const reportPdf = async (db: Db, term: Term): Promise<Buffer> =>
  inLanguage('zh', async () => {
    const [whole, park] = await Promise.all([buildReport(db, term), readPark(db)]);
    const { report } = whole;
    const document: PdfDocument = {
      title: m.report_title_of({ term: termText(term) }),
      subtitle: `${park.name} · ${m.report_as_of({ time: chinaMinuteOf(report.at) })}`,
      blocks: [
        { type: 'quote', text: report.sentences.join('') },
        ...incomeBlocks(report),
        ...collectionBlocks(report),
        ...buildingBlocks(report),
        ...expiryBlocks(report),
        ...rentBlocks(whole),
      ],
      footer: park.company || park.name,
    };
    return printPdf(document, term.at);
  });

/** @throws {AppError} 100002 */
export async function printReport(
  { db, now, reply }: ReplyContext,
  input: InputOf<typeof reportPrint>,
): Promise<unknown> {
  const term = requireTerm(input, now);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="business-report-${term.from}-${term.to}.pdf"`)
    .header('cache-control', 'no-store')
    .send(await reportPdf(db, term));
}
