import type { chartSeries, WorkChart } from '@portal/contract/kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import type { Db } from '../platform/database/database.ts';

/** One row of a chart: its key (a month or a name) and a value for each series, null where there is none. */
type ChartRow<Chart extends WorkChart> = { key: string } & Record<
  (typeof chartSeries)[Chart][number],
  number | null
>;

interface SourceOf<Chart extends WorkChart> {
  chart: Chart;
  /** Roles whose work the chart shows; administrators see every chart. */
  roles: readonly OperatorRole[];
  /**
   * Whether rows are keyed by month, starting at `firstMonth`, where months without a row have no values. Otherwise
   * they are keyed by name and keep their order.
   */
  byMonth: boolean;
  read: (db: Db, asked: { now: Date; firstMonth: string }) => Promise<ChartRow<Chart>[]>;
}

/** The source of a chart on the operators' first page. */
export type ChartSource = { [Chart in WorkChart]: SourceOf<Chart> }[WorkChart];
