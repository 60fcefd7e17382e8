const width = 1_184;
const margin = 8;

/** Position of a value between the minimum and the maximum possible, from 0 to 1. */
export const shareOf = (value: string): number =>
  Number.parseInt(value.slice(0, 8).padEnd(8, '0'), 16) / 2 ** 32;

/** The x coordinate of a share of the line. */
export const xOf = (share: number): number => margin + share * width;
