import { addDays } from '../../platform/china-time.ts';
import type { Priced } from './bill/contract-lines.ts';
import { daysBetween } from './money/days-between.ts';
import { formulaOf, recompute } from './money/price-usage.ts';

type Term = NonNullable<Priced['term']>;

/** Quantity and price to add for a part of a month. */
interface Step {
  term: Term;
  usageX100: number;
  /** Negative if the price falls. */
  unitPriceE4: number;
}

/** What a part of a month costs more under new terms; negative if it costs less. */
export interface DifferenceLine extends Step {
  amountFen: number;
  formulaText: string;
}

const on = (lines: readonly Priced[], day: string) =>
  lines.find(({ term }) => term && term.from <= day && day <= term.to);

/** The days between two changes of either list; none crosses the end of a month, as no line does. */
function segments(lines: readonly Priced[]): { from: string; to: string }[] {
  const starts = lines.flatMap(({ term }) => (term ? [term.from, addDays(term.to, 1)] : []));
  const days = [...new Set(starts)].sort();
  return days.slice(1).map((next, at) => ({ from: days[at] ?? next, to: addDays(next, -1) }));
}

/** Quantities and prices to add; two if both change. */
function steps(before: Priced | undefined, after: Priced | undefined, term: Term): Step[] {
  const was = { usageX100: before?.usageX100 ?? 0, unitPriceE4: before?.unitPriceE4 ?? 0 };
  const is = { usageX100: after?.usageX100 ?? 0, unitPriceE4: after?.unitPriceE4 ?? 0 };
  if (was.usageX100 === is.usageX100)
    return [{ term, usageX100: is.usageX100, unitPriceE4: is.unitPriceE4 - was.unitPriceE4 }];
  if (was.unitPriceE4 === is.unitPriceE4) {
    const more = is.usageX100 - was.usageX100;
    return [{ term, usageX100: Math.abs(more), unitPriceE4: more < 0 ? -is.unitPriceE4 : is.unitPriceE4 }];
  }
  return [
    { term, ...is },
    { term, usageX100: was.usageX100, unitPriceE4: -was.unitPriceE4 },
  ];
}

const isSame = (one: Step, other: Step) =>
  one.usageX100 === other.usageX100 &&
  one.unitPriceE4 === other.unitPriceE4 &&
  one.term.from.slice(0, 7) === other.term.from.slice(0, 7) &&
  addDays(one.term.to, 1) === other.term.from;

/** Joins neighbours that differ in their days only, so that nothing is rounded twice. */
function join(all: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of all) {
    const at = joined.findIndex((one) => isSame(one, step));
    const last = joined[at];
    if (!last) joined.push(step);
    else
      joined[at] = {
        ...last,
        term: { ...last.term, to: step.term.to, days: last.term.days + step.term.days },
      };
  }
  return joined;
}

/** The difference between two calculations of the same months, each part of a month rounded by itself. */
export function differenceOf(before: readonly Priced[], after: readonly Priced[]): DifferenceLine[] {
  const all = segments([...before, ...after]).flatMap(({ from, to }) => {
    const [was, is] = [on(before, from), on(after, from)];
    const ofDays = (was ?? is)?.term?.ofDays;
    if (ofDays === undefined) return [];
    return steps(was, is, { from, to, days: daysBetween(from, to), ofDays });
  });
  return join(all.filter(({ usageX100, unitPriceE4 }) => usageX100 !== 0 && unitPriceE4 !== 0)).map(
    (step) => ({
      ...step,
      amountFen: recompute(step),
      formulaText: formulaOf(step),
    }),
  );
}
