import type { PriceList } from '@portal/contract/flower-price/public';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { LinePlot, type PlotLine, plotVariants } from '../../../ui/line-plot/LinePlot.tsx';
import { PlotKey } from '../../../ui/line-plot/PlotKey.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { dayNumber, priceTicks, shortDay, yuanText } from '../shared/price-texts.ts';

type Series = PriceList['series'][number];

/** Maximum gap in days to join trading days across, such as a weekend; longer gaps count as unknown. */
const maxPause = 7;

function stretchesOf({ points }: Series): PlotLine['stretches'] {
  const stretches: (readonly [number, number])[][] = [];
  for (const { day, fen } of points) {
    const at = dayNumber(day);
    const last = stretches.at(-1);
    const before = last?.at(-1)?.[0];
    if (last && before !== undefined && at - before <= maxPause) last.push([at, fen]);
    else stretches.push([[at, fen]]);
  }
  return stretches;
}

const lookAt = (at: number) => plotVariants[at] ?? 'full';

/** The chosen varieties as curves over the chosen period. */
export function PriceCurves({ list: { series, from, to } }: { list: PriceList }) {
  const fens = series.flatMap(({ points }) => points.map(({ fen }) => fen));
  if (from === null || to === null || fens.length === 0)
    return <EmptyState title={m.price_none_in_span()}>{m.price_none_in_span_text()}</EmptyState>;
  const heights = priceTicks(fens);
  const [begin, end] = [dayNumber(from), dayNumber(to)];
  const middle = new Date(Math.round((begin + end) / 2) * 86_400_000).toISOString().slice(0, 10);
  return (
    <section>
      <LinePlot
        filled={series.length === 1}
        label={series
          .map(({ name, leastFen, mostFen }) =>
            m.price_curve_of({ name, least: yuanText(leastFen ?? 0), most: yuanText(mostFen ?? 0) }),
          )
          .join('; ')}
        x={{
          from: begin,
          to: end,
          ticks: [from, middle, to].map((day, at) => ({
            at: dayNumber(day),
            text: at === 1 ? shortDay(day) : day,
            minor: at === 1,
          })),
        }}
        y={{
          from: heights.from,
          to: heights.to,
          ticks: heights.ticks.map((at) => ({ at, text: yuanText(at) })),
        }}
        lines={series.map((one, at) => ({ name: one.name, look: lookAt(at), stretches: stretchesOf(one) }))}
      />
      <PlotKey
        keys={series.map(({ name, leastFen, mostFen }, at) => ({
          look: lookAt(at),
          text: (
            <>
              <span lang={langOfContent('zh')}>{name}</span>{' '}
              {leastFen !== null &&
                mostFen !== null &&
                m.price_range({ least: yuanText(leastFen), most: yuanText(mostFen) })}
            </>
          ),
        }))}
      />
    </section>
  );
}
