import type { chartSeries, WorkChart } from '@portal/contract/kinds';
import * as m from '@portal/texts/messages';
import { Chart } from '../../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../../ui/chart/chart-spec.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Written } from '../../display/Written.tsx';
import { isInMenu } from '../../guard/menu-match.ts';
import { useQueryOf } from '../use-query-of.ts';
import { useMenus } from '../use-user.ts';
import { Card } from './Card.tsx';
import { monthsWithFigures } from './months-with-figures.ts';

interface Series<Chart extends WorkChart> {
  of: (typeof chartSeries)[Chart][number];
  name: string;
  /** Omitted for values that only the table shows. */
  look?: ChartLook;
  /** Formats a value for the table. */
  text: (value: number) => string;
}

interface ChartCardProps<Chart extends WorkChart> {
  chart: Chart;
  title: string;
  /** The page where the work is done, linked for users who have it in their menu. */
  href: string;
  /** What a point represents: the heading of the first column. */
  by: string;
  series: Series<Chart>[];
  /** Number of value units per unit of the chart. */
  scale?: number;
  unit?: string;
  /** A limit drawn as a line. */
  limit?: { name: string; value: number };
  /** Points are labelled by name instead of by month. */
  byName?: boolean;
}

const skeletonLines = 14;

/** A chart on the first page, with the same data as a table below it. */
export function ChartCard<Chart extends WorkChart>(props: ChartCardProps<Chart>) {
  const { chart, title, href } = props;
  const answer = useQueryOf('GET /api/workManage/home/queryChart', { chart }, { quiet: true });
  const mayOpen = isInMenu(useMenus(), href);
  return (
    <Card
      title={title}
      answer={answer}
      {...(mayOpen ? { more: { href, text: m.act_see_more() } } : {})}
      lines={skeletonLines}
      empty={{
        when: ({ points }) => points.every(({ values }) => Object.values(values).every((value) => !value)),
        text: m.workbench_chart_none(),
      }}
    >
      {({ points }) => <ChartView {...props} points={props.byName ? points : monthsWithFigures(points)} />}
    </Card>
  );
}

interface Point {
  key: string;
  values: Record<string, number | null>;
}

type ChartViewProps<Name extends WorkChart> = ChartCardProps<Name> & { points: Point[] };

function ChartView<Name extends WorkChart>(props: ChartViewProps<Name>) {
  const { title, by, series, scale = 1, unit, limit, byName = false, points } = props;
  const drawn = series.flatMap(({ of, name, look }) => (look ? [{ of, name, look }] : []));
  const [first] = series;
  const heightOf = ({ values }: Point) => (first && values[first.of]) ?? 0;
  const greatest = points.reduce(
    (best, point) => (heightOf(point) > heightOf(best) ? point : best),
    points[0] as Point,
  );
  return (
    <>
      <Chart
        label={m.workbench_chart_label({
          title,
          count: points.length,
          series: first?.name ?? '',
          key: greatest.key,
          value: first?.text(heightOf(greatest)) ?? '',
        })}
        labels={points.map(({ key }) => (byName ? key : key.slice(2)))}
        unit={unit}
        lying={byName}
        series={[
          ...drawn.map(({ of, name, look }) => ({
            name,
            look,
            values: points.map(({ values }) => {
              const value = values[of] ?? null;
              return value === null ? null : value / scale;
            }),
          })),
          ...(limit
            ? [{ name: limit.name, look: 'limit' as const, values: points.map(() => limit.value) }]
            : []),
        ]}
      />
      <Disclosure summary={m.workbench_chart_table()}>
        <Table
          caption={`${title} · ${m.workbench_chart_table()}`}
          columns={[
            { key: 'key', head: by, cell: ({ key }) => (byName ? <Written>{key}</Written> : key) },
            ...series.map(({ of, name, text }) => ({
              key: of,
              head: name,
              align: 'end' as const,
              cell: ({ values }: Point) => {
                const value = values[of] ?? null;
                return value === null ? '—' : text(value);
              },
            })),
          ]}
          rows={byName ? points : points.toReversed()}
          rowKey={({ key }) => key}
        />
      </Disclosure>
    </>
  );
}
