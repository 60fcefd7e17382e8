import type { PriceList, QuotedVariety } from '@portal/contract/flower-price/public';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { changeText, trendOf, yuanText } from '../shared/price-texts.ts';
import styles from './FlowerPricePage.module.css';

/** The figures behind the curves, latest day first. */
export function DayTable({ list: { series } }: { list: PriceList }) {
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort().toReversed();
  const of = series.map(({ code, name, points }) => ({
    code,
    name,
    byDay: new Map(points.map((point) => [point.day, point])),
  }));
  if (days.length === 0) return null;
  return (
    <Disclosure summary={m.price_by_day()}>
      <Table
        caption={m.price_by_day()}
        columns={[
          { key: 'day', head: m.field_date(), cell: (day) => day, nowrap: true, rowHeader: true },
          ...of.map(({ code, name, byDay }) => ({
            key: code,
            head: <span lang={langOfContent('zh')}>{name}</span>,
            align: 'end' as const,
            cell: (day: string) => {
              const point = byDay.get(day);
              return point ? yuanText(point.fen) : '—';
            },
          })),
          ...(of.length === 1
            ? [
                {
                  key: 'stems',
                  head: m.field_traded_stems(),
                  align: 'end' as const,
                  cell: (day: string) => formatThousands(of[0]?.byDay.get(day)?.stems ?? 0),
                },
              ]
            : []),
        ]}
        rows={days}
        rowKey={(day) => day}
      />
    </Disclosure>
  );
}

interface QuoteTableProps {
  panel: { day: string | null; varieties: QuotedVariety[] };
  hrefOf: (code: string) => string;
}

/** All varieties on the last day. */
export function QuoteTable({ panel: { day, varieties }, hrefOf }: QuoteTableProps) {
  return (
    <section>
      <BlockHead title={m.price_all()} note={m.price_of_day({ day: day ?? '' })} />
      <Table
        caption={m.price_all()}
        columns={[
          {
            key: 'name',
            head: m.field_variety(),
            rowHeader: true,
            cell: ({ code, name }) => (
              <Link href={hrefOf(code)} lang={langOfContent('zh')} className={styles.variety}>
                {name}
              </Link>
            ),
          },
          {
            key: 'fen',
            head: m.price_per_stem(),
            align: 'end',
            cell: ({ fen }) => (fen === null ? '—' : yuanText(fen)),
          },
          {
            key: 'change',
            head: m.price_against_before(),
            align: 'end',
            nowrap: true,
            cell: ({ fen, changeFen }) => (
              <span data-trend={trendOf(changeFen)}>{changeText(fen, changeFen)}</span>
            ),
          },
        ]}
        rows={varieties}
        rowKey={({ code }) => code}
      />
    </section>
  );
}
