const width = 1_184;
const margin = 8;

/** Where a value stands between the least and the greatest there can be, from 0 to 1. */
export const shareOf = (value: string): number =>
  Number.parseInt(value.slice(0, 8).padEnd(8, '0'), 16) / 2 ** 32;

/** Where a share of the line stands in its drawing. */
export const xOf = (share: number): number => margin + share * width;
