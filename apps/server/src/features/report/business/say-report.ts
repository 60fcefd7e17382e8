import { formatFen } from '@portal/contract/money';
import type { BusinessReport } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';

type Figures = Pick<BusinessReport, 'from' | 'to' | 'term' | 'vacancy' | 'expiries' | 'rentRoll'>;

const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);

const termOf = ({ from, to }: Figures): string => (from === to ? to : m.report_term({ from, to }));

function sayReceived(report: Figures): string {
  const { receivedFen, budgetFen } = report.term;
  const said = { term: termOf(report), amount: formatFen(receivedFen) };
  if (budgetFen === null || budgetFen === 0) return m.report_say_received(said);
  const off = receivedFen - budgetFen;
  if (off === 0) return m.report_say_on_budget(said);
  const apart = {
    ...said,
    difference: formatFen(Math.abs(off)),
    percent: percent(Math.abs(off), budgetFen),
  };
  return off < 0 ? m.report_say_under_budget(apart) : m.report_say_over_budget(apart);
}

function sayYearAgo({ term: { receivedFen, yearAgoFen } }: Figures): string[] {
  if (yearAgoFen <= 0) return [];
  const change = percent(Math.abs(receivedFen - yearAgoFen), yearAgoFen);
  return [
    receivedFen < yearAgoFen
      ? m.report_say_less({ percent: change })
      : m.report_say_more({ percent: change }),
  ];
}

function sayVacancy({ vacancy: { units, rentFen, reserved, maintenance } }: Figures): string[] {
  if (units + reserved + maintenance === 0) return [m.report_say_full()];
  return [m.report_say_vacant({ count: units, amount: formatFen(rentFen), reserved, maintenance })];
}

function sayExpiries({ expiries, rentRoll }: Figures): string[] {
  const of = (name: 'rentFen' | 'endingFen') => expiries.reduce((sum, month) => sum + month[name], 0);
  if (of('rentFen') === 0 || rentRoll.rentFen === 0) return [];
  const said = { percent: percent(of('rentFen'), rentRoll.rentFen) };
  return [
    of('endingFen') === 0
      ? m.report_say_expiring(said)
      : m.report_say_ending({ ...said, amount: formatFen(of('endingFen')) }),
  ];
}

/** What the figures say, by rule: income against budget and last year, vacancy, and what ends in the months ahead. */
export const sayReport = (report: Figures): string[] => [
  sayReceived(report),
  ...sayYearAgo(report),
  ...sayVacancy(report),
  ...sayExpiries(report),
];
