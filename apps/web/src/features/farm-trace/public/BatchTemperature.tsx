import type { BatchTemperature as Temperature } from '@portal/contract/farm/public';
import { stepKindLabels } from '@portal/contract/farm/terms';
import type { BatchDetail } from '@portal/contract/farm/trace';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { LinePlot, type LinePlotProps } from '../../../ui/line-plot/LinePlot.tsx';
import { PlotKey } from '../../../ui/line-plot/PlotKey.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { degreesText } from '../../farm/shared/batch-texts.ts';
import styles from './BatchTemperature.module.css';
import { durationText } from './duration-text.ts';

interface BatchTemperatureProps {
  batch: BatchDetail;
  temperature: Temperature;
}

const gapsNamed = 3;

/** The box's temperature in transit: curve, gaps in the data, and the figures as a table. */
export function BatchTemperature({ batch, temperature }: BatchTemperatureProps) {
  const { count, gaps, overLimit, intervalMin, limitTenths, okFromTenths, okToTenths } = temperature;
  const limit = degreesText(limitTenths);
  const points = temperature.stretches.flat();
  const after = points.filter(({ at }) => temperature.cooledAt !== null && at > temperature.cooledAt);
  const warmest = after.toSorted((one, other) => other.tenths - one.tenths)[0];
  const last = points.at(-1);
  return (
    <Text as="section" below={48} className={styles.part}>
      <h2>{m.farm_temperature()}</h2>
      <Text above={4} below={12} tone="quiet" size={15}>
        {m.trace_temperature_note({ minutes: intervalMin, count })}{' '}
        {temperature.cooledAt !== null &&
          (overLimit === 0
            ? m.trace_within_limit({ limit })
            : m.trace_over_limit({ limit, count: overLimit }))}
      </Text>
      {gaps.slice(0, gapsNamed).map(({ from, to }) => (
        <Text key={from} as="div" below={12}>
          <Alert
            kind="warning"
            title={m.trace_gap({ minutes: Math.round((to - from) / 60_000) - intervalMin })}
          >
            {m.trace_gap_text({ from: formatDate(from, 'MM-DD HH:mm'), to: formatDate(to, 'MM-DD HH:mm') })}
          </Alert>
        </Text>
      ))}
      {gaps.length > gapsNamed && (
        <Text above={4} below={12} tone="quiet" size={15}>
          {m.trace_more_gaps({ count: gaps.length })}
        </Text>
      )}
      <LinePlot {...plotOf(batch, temperature, warmest)} />
      <PlotKey
        keys={[
          {
            look: 'band',
            text: m.trace_suitable({ from: degreesText(okFromTenths), to: degreesText(okToTenths) }),
          },
          { look: 'full', text: m.trace_in_box() },
          { look: 'limit', text: m.trace_limit({ limit }) },
          ...(temperature.coolingMs === null
            ? []
            : [
                {
                  look: 'leaf' as const,
                  text: m.trace_cooled({ duration: durationText(temperature.coolingMs) }),
                },
              ]),
          ...(warmest
            ? [{ look: 'amber' as const, text: m.trace_warmest({ degrees: degreesText(warmest.tenths) }) }]
            : []),
        ]}
      >
        <Link href={withBasePath(`/api/farmManage/batch/temperatureFile?id=${batch.batchId}`)} download>
          {m.trace_download()}
        </Link>
      </PlotKey>
      {last && (
        <Disclosure summary={m.trace_by_hour()}>
          <HourTable hours={temperature.hours} />
        </Disclosure>
      )}
    </Text>
  );
}

function HourTable({ hours }: Pick<Temperature, 'hours'>) {
  return (
    <Table
      caption={m.trace_by_hour()}
      columns={[
        { key: 'at', head: m.field_time(), cell: ({ at }) => formatDate(at, 'MM-DD HH:00'), nowrap: true },
        { key: 'least', head: m.trace_least(), cell: ({ least }) => degreesText(least), align: 'end' },
        { key: 'most', head: m.trace_most(), cell: ({ most }) => degreesText(most), align: 'end' },
        { key: 'count', head: m.farm_readings(), cell: ({ count }) => count, align: 'end' },
      ]}
      rows={hours}
      rowKey={({ at }) => at}
    />
  );
}

const hourMs = 3_600_000;
/** Of steps closer than this share of the width, only one is labelled. */
const apart = 0.12;
const ticksWanted = 5;

/** About five ticks at full hours; only every other one is labelled where space is narrow. */
function timeTicks(from: number, to: number): LinePlotProps['x']['ticks'] {
  const stepHours =
    [1, 2, 3, 4, 6, 12, 24, 48].find((hours) => (to - from) / (hours * hourMs) <= ticksWanted) ?? 96;
  const step = stepHours * hourMs;
  // There is no room for ticks near the ends, which are labelled in full.
  const room = (to - from) / 6;
  const first = Math.ceil((from + room) / step) * step;
  const between = [];
  for (let at = first; at < to - room; at += step) between.push(at);
  return [
    { at: from, text: formatDate(from, 'MM-DD HH:mm') },
    ...between.map((at) => ({ at, text: formatDate(at, 'HH:mm'), minor: true })),
    { at: to, text: formatDate(to, 'MM-DD HH:mm') },
  ];
}

/** Steps during transport of the box, labelled where there is room. */
function spansOf({ steps }: BatchDetail, from: number, to: number): LinePlotProps['spans'] {
  const within = steps.filter(({ kind, at }) => at >= from && at <= to && kind !== 'INSPECT');
  let named = Number.NEGATIVE_INFINITY;
  return within.map(({ at, kind }) => {
    const share = (at - from) / (to - from || 1);
    const hasRoom = share - named >= apart && share < 1 - apart / 2;
    if (hasRoom) named = share;
    return { at, text: hasRoom ? stepKindLabels[kind]() : '', minor: true };
  });
}

function plotOf(
  batch: BatchDetail,
  temperature: Temperature,
  warmest: { at: number; tenths: number } | undefined,
): LinePlotProps {
  const points = temperature.stretches.flat();
  const values = points.map(({ tenths }) => tenths);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const from = points[0]?.at ?? 0;
  const to = points.at(-1)?.at ?? 0;
  const bottom = Math.floor(Math.min(0, least) / 40) * 40;
  const top = Math.ceil(Math.max(most, temperature.limitTenths + 20) / 40) * 40;
  const heights = [];
  for (let at = bottom; at <= top; at += 40) heights.push({ at, text: String(at / 10) });
  const { cooledAt } = temperature;
  const cooled = points.find(({ at }) => at === cooledAt);
  return {
    label: m.trace_curve({
      from: formatDate(from),
      to: formatDate(to),
      least: degreesText(least),
      most: degreesText(most),
    }),
    x: { from, to, ticks: timeTicks(from, to) },
    y: { from: bottom, to: top, ticks: heights },
    band: { from: temperature.okFromTenths, to: temperature.okToTenths },
    limit: temperature.limitTenths,
    spans: spansOf(batch, from, to) ?? [],
    marks: [
      ...(cooled ? [{ x: cooled.at, y: cooled.tenths, tone: 'leaf' as const }] : []),
      ...(warmest ? [{ x: warmest.at, y: warmest.tenths, tone: 'amber' as const }] : []),
    ],
    lines: [
      {
        name: 'box',
        look: 'full',
        stretches: temperature.stretches.map((stretch) =>
          stretch.map(({ at, tenths }) => [at, tenths] as const),
        ),
      },
    ],
  };
}
