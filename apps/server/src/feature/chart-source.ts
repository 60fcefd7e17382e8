import type { chartSeries, WorkChart } from '@portal/contract/kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import type { Db } from '../platform/database/database.ts';

/** A month, or the name of a thing, and its value in each series of the chart; null where there is none. */
type ChartRow<Chart extends WorkChart> = { key: string } & Record<
  (typeof chartSeries)[Chart][number],
  number | null
>;

interface SourceOf<Chart extends WorkChart> {
  chart: Chart;
  /** Whose work it shows; administrators see every chart. */
  roles: readonly OperatorRole[];
  /** By month, the first of which is given; months without a row have no values. Otherwise by name, as the rows stand. */
  byMonth: boolean;
  read: (db: Db, asked: { now: Date; firstMonth: string }) => Promise<ChartRow<Chart>[]>;
}

/** The source of a chart on the operators' first page. */
export type ChartSource = { [Chart in WorkChart]: SourceOf<Chart> }[WorkChart];
