import type { QuotedVariety } from '@portal/contract/flower-price/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Band, Column, TwelveColumns } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { LinePlot } from '../../../ui/line-plot/LinePlot.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PricePanel.module.css';
import { changeText, dayNumber, priceTicks, shortDay, trendOf, yuanText } from './price-texts.ts';

interface PricePanelProps {
  panel: { day: string | null; source: string; varieties: QuotedVariety[] } | null;
}

const shown = 6;
const sparkDays = 10;

/** Latest prices on the home page: the most traded variety as a curve, the next ones as rows. */
export function PricePanel({ panel }: PricePanelProps) {
  const [first, ...others] = panel?.varieties.slice(0, shown) ?? [];
  if (!panel?.day || !first) return null;
  const { day, source } = panel;
  return (
    <Band labelledBy="prices">
      <BlockHead
        id="prices"
        title={m.price_panel_title()}
        note={
          <>
            <span lang={langOfContent('zh')}>{source}</span> · {m.price_of_day({ day })}
          </>
        }
        more={{ href: paths.flowerPrice(), text: m.price_more() }}
      />
      <TwelveColumns>
        <Column span={6} className={styles.part}>
          <Leading variety={first} />
        </Column>
        <Column span={6} className={styles.part}>
          <Rows varieties={[first, ...others]} />
        </Column>
      </TwelveColumns>
    </Band>
  );
}

function Leading({ variety: { name, fen, changeFen, recent } }: { variety: QuotedVariety }) {
  const { from, to, ticks } = priceTicks(recent.map((point) => point.fen));
  const days = recent.map((point) => point.day);
  const [begin = '', end = ''] = [days[0], days.at(-1)];
  const middle = days[Math.floor(days.length / 2)] ?? '';
  const [oldest, newest] = [recent[0]?.fen ?? 0, recent.at(-1)?.fen ?? 0];
  return (
    <>
      <Row as="p" wrap gap={4} gapX={16} align="baseline" below={12} className={styles.big}>
        <b>{fen === null ? '—' : yuanText(fen)}</b>
        <span>
          <span lang={langOfContent('zh')}>{name}</span>{' '}
          <span data-trend={trendOf(changeFen)}>{changeText(fen, changeFen)}</span> {m.price_against_before()}
        </span>
      </Row>
      <LinePlot
        size="small"
        filled
        label={m.price_curve({ days: days.length, from: yuanText(oldest), to: yuanText(newest) })}
        x={{
          from: dayNumber(begin),
          to: dayNumber(end),
          ticks: [begin, middle, end].map((day) => ({ at: dayNumber(day), text: shortDay(day) })),
        }}
        y={{ from, to, ticks: ticks.map((at) => ({ at, text: yuanText(at) })) }}
        lines={[
          {
            name,
            look: 'full',
            stretches: [recent.map((point) => [dayNumber(point.day), point.fen] as const)],
          },
        ]}
      />
    </>
  );
}

function Rows({ varieties }: { varieties: QuotedVariety[] }) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{m.field_variety()}</th>
          <th scope="col">{m.price_per_stem()}</th>
          <th scope="col">{m.price_against_before()}</th>
          <th scope="col" className={styles.spare}>
            {m.price_last_days({ days: sparkDays })}
          </th>
        </tr>
      </thead>
      <tbody>
        {varieties.map(({ code, name, fen, changeFen, recent }) => (
          <tr key={code}>
            <th scope="row">
              <Link href={paths.flowerPrice({ v: code })} look="quiet" lang={langOfContent('zh')}>
                {name}
              </Link>
            </th>
            <td>{fen === null ? '—' : yuanText(fen)}</td>
            <td data-trend={trendOf(changeFen)}>{changeText(fen, changeFen)}</td>
            <td className={styles.spare} data-trend={trendOf(changeFen)}>
              <Spark fens={recent.slice(-sparkDays).map((point) => point.fen)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Price trend of the last days as a sparkline; the row says the same in figures. */
function Spark({ fens }: { fens: number[] }) {
  const [least, most] = [Math.min(...fens), Math.max(...fens)];
  const points = fens.map(
    (fen, at) =>
      `${Math.round((at / Math.max(1, fens.length - 1)) * 84)},${Math.round(19 - ((fen - least) / (most - least || 1)) * 16)}`,
  );
  return (
    <svg viewBox="0 0 84 22" className={styles.spark} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
