/**
 * How a series is drawn; each is distinguished by shape as well as colour. The first five are stacked bars; then lines
 * with round and with square points, a dashed line without points, and a triangle above unusual values.
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

/** The content of a chart, as plain data. */
export interface ChartSpec {
  /** Labels along the axis: months, names. */
  labels: string[];
  series: { name: string; look: ChartLook; values: (number | null)[] }[];
  /** The unit of the values, as in “12 m³”, if the names of the series don't state it. */
  unit?: string | undefined;
  /** Draws horizontal bars, so that there is room for names. */
  lying?: boolean;
}
