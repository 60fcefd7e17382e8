/**
 * How a series is drawn; each is told apart by its shape as well as by its colour. The first five are bars upon each
 * other; lines with round and with square points, a dashed line without any; a triangle above what is unusual.
 */
export type ChartLook =
  | 'full'
  | 'hatched'
  | 'hollow'
  | 'dotted'
  | 'alert'
  | 'round'
  | 'square'
  | 'limit'
  | 'mark';

/** What is drawn, as data alone. */
export interface ChartSpec {
  /** Along the axis: months, names. */
  labels: string[];
  series: { name: string; look: ChartLook; values: (number | null)[] }[];
  /** Of the values, as in “12 m³”, where the names of the series do not say it. */
  unit?: string | undefined;
  /** The bars lie, so that there is room for names. */
  lying?: boolean;
}
