import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { drawMark, drawQr, drawSeal } from '../../../platform/pdf/pdf-art.ts';
import { taggedPart, untagged } from '../../../platform/pdf/pdf-tags.ts';
import type { OpenBill } from '../../billing/open-bills.public.ts';
import { capitalAmount } from '../../payment/capital-amount.public.ts';
import type { Notice } from './notice.ts';
import { bottom, ink, left, type Pdf, right, rule, type Written, width, write } from './notice-paper.ts';

/** What all notices of a print share. */
export interface Letterhead {
  park: { name: string; company: string; hotline: string; serviceHours: string };
  /** Null if the park takes no transfers. */
  account: { name: string; bank: string; number: string } | null;
  payUrl: string;
  isDemo: boolean;
  /** The park's own mark, as a data URL; null for the product's. */
  icon: string | null;
}

const rowHeight = 15.5;

/** Most bills in the table of the page; more are summed by fee, and listed on the next page. */
const maxRows = 16;
const maxReadings = 8;

function drawHead(pdf: Pdf, { no, period, day }: Notice, { park, icon }: Letterhead): void {
  drawMark(pdf, { x: left, y: 38, size: 28 }, icon);
  write(pdf, park.name, { x: left + 36, y: 40, wide: 280 }, { size: 12, colour: ink.strong });
  write(pdf, park.company, { x: left + 36, y: 56, wide: 280 }, { size: 8, colour: ink.faint });
  write(
    pdf,
    m.report_notice_no(),
    { x: right - 180, y: 40, wide: 180 },
    { size: 8, colour: ink.faint, align: 'right' },
  );
  write(pdf, no, { x: right - 180, y: 52, wide: 180 }, { size: 12, colour: ink.red, align: 'right' });
  rule(pdf, 74, ink.strong, 1.2);
  write(
    pdf,
    m.report_notice(),
    { x: left, y: 84, wide: width },
    { size: 18, colour: ink.strong, align: 'center', tag: 'H1' },
  );
  write(
    pdf,
    m.report_notice_of({ period, day }),
    { x: left, y: 108, wide: width },
    { size: 8, colour: ink.faint, align: 'center' },
  );
}

function drawTop(pdf: Pdf, notice: Notice): void {
  const { enterpriseName, premises, totalFen, creditFen, dues } = notice;
  const facts: [string, string][] = [
    [m.report_notice_to(), enterpriseName],
    [
      m.report_notice_premises(),
      m.report_notice_holds({
        units: premises.units,
        area: (premises.areaX100 / 100).toFixed(2),
        contracts: premises.contracts,
      }),
    ],
  ];
  for (const [at, [head, value]] of facts.entries()) {
    const y = 130 + at * 18;
    write(pdf, head, { x: left, y, wide: 40 }, { colour: ink.faint });
    write(pdf, value, { x: left + 42, y, wide: 290 }, { size: 10, colour: ink.strong });
  }
  const box = { x: right - 170, wide: 170 };
  write(pdf, m.report_notice_total(), { ...box, y: 124 }, { size: 8, colour: ink.faint, align: 'right' });
  write(pdf, formatFen(totalFen), { ...box, y: 135 }, { size: 20, colour: ink.strong, align: 'right' });
  const shown = dues
    .slice(0, 3)
    .map(({ day, fen }) => m.report_notice_by({ day: day.slice(5), amount: formatFen(fen) }));
  if (creditFen > 0) shown.push(m.report_notice_credit({ amount: formatFen(creditFen) }));
  write(
    pdf,
    shown.join('　'),
    { ...box, x: left + 240, wide: width - 240, y: 160 },
    { size: 8, align: 'right' },
  );
}

/** The sum from last month to this one, as one line of boxes. */
function drawBalance(pdf: Pdf, { balance, totalFen, period }: Notice): void {
  const { carriedFen, receivedFen, billedFen, bills, lateFen } = balance;
  const parts: [sign: string, head: string, fen: number][] = [
    ['', m.report_notice_carried(), carriedFen],
    ['−', m.report_notice_received({ period }), receivedFen],
    ['＋', m.report_notice_billed({ count: bills }), billedFen],
    ['＋', m.report_notice_late(), lateFen],
    ['＝', m.report_notice_due(), totalFen],
  ];
  const wide = width / parts.length;
  untagged(pdf, () => pdf.rect(left, 178, width, 36).lineWidth(0.6).strokeColor(ink.line).stroke());
  for (const [at, [sign, head, fen]] of parts.entries()) {
    const x = left + at * wide;
    write(pdf, sign, { x: x + 4, y: 190, wide: 10 }, { colour: ink.faint });
    write(pdf, head, { x: x + 16, y: 184, wide: wide - 18 }, { size: 8, colour: ink.faint });
    write(pdf, formatFen(fen), { x: x + 16, y: 196, wide: wide - 18 }, { size: 11, colour: ink.strong });
  }
}

interface Cell {
  head: () => string;
  wide: number;
  align?: 'right';
}

const cells: Cell[] = [
  { head: m.report_notice_nth, wide: 24 },
  { head: m.report_notice_what, wide: 176 },
  { head: m.report_notice_bill_no, wide: 92 },
  { head: m.report_notice_how, wide: 108 },
  { head: m.report_notice_due_day, wide: 40 },
  { head: m.report_notice_amount, wide: 65.28, align: 'right' },
];

function drawRow(pdf: Pdf, y: number, texts: readonly string[], look: Written = {}): void {
  let x = left;
  taggedPart(pdf, 'TR', () => {
    for (const [at, { wide, align }] of cells.entries()) {
      const place = { x: x + 3, y: y + 3.8, wide: wide - 6 };
      write(pdf, texts[at] ?? '', place, { size: 8, align, tag: 'TD', ...look });
      x += wide;
    }
  });
}

function drawHeads(pdf: Pdf, y: number): number {
  rule(pdf, y, ink.strong, 0.9);
  drawRow(
    pdf,
    y,
    cells.map(({ head }) => head()),
    { colour: ink.strong, tag: 'TH' },
  );
  rule(pdf, y + rowHeight, ink.strong, 0.6);
  return y + rowHeight;
}

const rowOf = (bill: OpenBill, nth: number): string[] => [
  String(nth),
  m.report_notice_bill({ fee: bill.feeLabel, period: bill.period, place: bill.place }),
  bill.no,
  bill.calculation,
  bill.dueDate.slice(5),
  formatFen(bill.payableFen),
];

const sumOf = (bills: readonly OpenBill[]) => bills.reduce((sum, { payableFen }) => sum + payableFen, 0);

/** The rows of the page: each bill below the others of its fee, or the sum of each fee if they are many. */
function drawBills(pdf: Pdf, { bills, totalFen }: Notice, top: number): number {
  const byFee = [...Map.groupBy(bills, ({ feeLabel }) => feeLabel)];
  const isSummed = bills.length > maxRows;
  let y = top;
  let nth = 0;
  taggedPart(pdf, 'Table', () => {
    y = drawHeads(pdf, y);
    for (const [fee, its] of byFee) {
      for (const bill of isSummed ? [] : its) {
        nth += 1;
        drawRow(pdf, y, rowOf(bill, nth));
        y += rowHeight;
        rule(pdf, y);
      }
      untagged(pdf, () => pdf.rect(left, y, width, rowHeight).fill('#F6F8FB'));
      const head = isSummed
        ? m.report_notice_fee_sum({ fee, count: its.length })
        : m.report_notice_fee({ fee });
      drawRow(pdf, y, ['', head, '', '', '', formatFen(sumOf(its))], { colour: ink.faint });
      y += rowHeight;
      rule(pdf, y);
    }
  });
  const inWords =
    totalFen > 0 ? m.report_notice_capitals({ amount: capitalAmount(totalFen) }) : m.field_total();
  write(pdf, inWords, { x: left + 3, y: y + 4, wide: 400 }, { size: 9, colour: ink.strong });
  write(
    pdf,
    formatFen(totalFen),
    { x: right - 103, y: y + 4, wide: 100 },
    { size: 10, colour: ink.strong, align: 'right' },
  );
  y += rowHeight + 2;
  rule(pdf, y, ink.strong, 0.9);
  return y + 12;
}

function drawReadings(pdf: Pdf, { readings }: Notice, top: number): void {
  if (readings.length === 0) return;
  const columns = [70, 50, 50, 70];
  const line = (y: number, texts: string[], look: Written) => {
    let x = left;
    taggedPart(pdf, 'TR', () => {
      for (const [at, wide] of columns.entries()) {
        const align = at === 0 ? 'left' : 'right';
        write(pdf, texts[at] ?? '', { x, y, wide: wide - 4 }, { size: 8, align, tag: 'TD', ...look });
        x += wide;
      }
    });
  };
  const head = { size: 9, colour: ink.strong, tag: 'H2' } as const;
  write(pdf, m.report_notice_readings(), { x: left, y: top, wide: 240 }, head);
  taggedPart(pdf, 'Table', () => {
    const heads = [m.report_notice_meter(), m.report_notice_before(), m.report_notice_now(), m.field_usage()];
    line(top + 16, heads, { colour: ink.faint, tag: 'TH' });
    rule(pdf, top + 27, ink.strong, 0.6, left, left + 240);
    for (const [at, row] of readings.slice(0, maxReadings).entries())
      line(
        top + 31 + at * 13,
        [
          row.meterNo,
          String(row.previousX100 / 100),
          String(row.readingX100 / 100),
          `${row.usageX100 / 100} ${row.unit}`,
        ],
        {},
      );
  });
}

function drawPayment(pdf: Pdf, { code, bills }: Notice, { account, payUrl }: Letterhead, top: number): void {
  const x = left + 262;
  const wide = width - 262;
  let y = top;
  if (account) {
    const boxTop = y;
    untagged(pdf, () =>
      pdf.roundedRect(x, boxTop, wide, 28, 3).lineWidth(0.9).strokeColor(ink.brand).stroke(),
    );
    write(pdf, m.report_notice_code(), { x: x + 8, y: y + 10, wide: 110 }, { size: 8 });
    write(
      pdf,
      `${code.slice(0, 4)} ${code.slice(4)}`,
      { x: x + 120, y: y + 7, wide: wide - 130 },
      { size: 14, colour: ink.strong, align: 'right' },
    );
    y += 36;
    const facts: [string, string][] = [
      [m.report_notice_account_name(), account.name],
      [m.report_notice_account_number(), account.number],
      [m.report_notice_account_bank(), account.bank],
    ];
    for (const [head, value] of facts) {
      write(pdf, head, { x, y, wide: 40 }, { size: 8, colour: ink.faint });
      write(pdf, value, { x: x + 42, y, wide: wide - 42 }, { size: 8.5, colour: ink.strong });
      y += 13;
    }
  }
  drawQr(pdf, payUrl, { x, y: y + 2, size: 58 });
  write(
    pdf,
    m.report_notice_scan({ count: bills.length }),
    { x: x + 66, y: y + 14, wide: wide - 66 },
    { size: 10, colour: ink.strong },
  );
  write(pdf, m.report_notice_scan_note(), { x: x + 66, y: y + 32, wide: wide - 66 }, { size: 8 });
}

function drawFoot(pdf: Pdf, { park, isDemo }: Letterhead, pages: number): void {
  write(pdf, m.report_notice_objection(), { x: left, y: 742, wide: 380 }, { size: 8 });
  write(pdf, m.report_notice_late_rule(), { x: left, y: 755, wide: 380 }, { size: 8 });
  drawSeal(pdf, { x: right - 60, y: 738, name: park.company, note: isDemo ? m.learn_pdf_demo() : '' });
  rule(pdf, 788);
  const service = m.report_notice_service({ phone: park.hotline, hours: park.serviceHours });
  write(
    pdf,
    [service, m.report_notice_page({ page: 1, pages }), isDemo ? m.report_notice_demo() : ''].join('　'),
    { x: left, y: 794, wide: width },
    { size: 8, colour: ink.faint },
  );
}

/** The bills of a notice that was summed, on as many pages as they need. */
function drawList(pdf: Pdf, { bills, no }: Notice): void {
  for (let first = 0; first < bills.length; first += rowsOfPage) {
    pdf.addPage();
    const heading = { size: 11, colour: ink.strong, tag: 'H2' } as const;
    write(pdf, m.report_notice_list({ no }), { x: left, y: 40, wide: width }, heading);
    taggedPart(pdf, 'Table', () => {
      let y = drawHeads(pdf, 62);
      for (const [at, bill] of bills.slice(first, first + rowsOfPage).entries()) {
        drawRow(pdf, y, rowOf(bill, first + at + 1));
        y += rowHeight;
        rule(pdf, y);
      }
    });
  }
}

const rowsOfPage = Math.floor((bottom - 62 - rowHeight) / rowHeight);

/** Draws a notice on a page of its own, with a list on the next pages if it has many bills. */
export function drawNotice(pdf: Pdf, notice: Notice, letterhead: Letterhead): void {
  const isSummed = notice.bills.length > maxRows;
  pdf.addPage();
  drawHead(pdf, notice, letterhead);
  drawTop(pdf, notice);
  drawBalance(pdf, notice);
  const below = drawBills(pdf, notice, 226);
  drawReadings(pdf, notice, below);
  drawPayment(pdf, notice, letterhead, below);
  drawFoot(pdf, letterhead, isSummed ? 1 + Math.ceil(notice.bills.length / rowsOfPage) : 1);
  if (isSummed) drawList(pdf, notice);
}
