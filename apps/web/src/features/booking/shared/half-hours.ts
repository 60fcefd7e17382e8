import { clock } from '../../../platform/account/time-grid/time-cells.ts';
import type { Option } from '../../../ui/list-box/option.ts';
import { step } from './grid-rows.tsx';

/** The times of a day at which a bookable item can open and close, midnight at its end included. */
export const halfHours: Option[] = Array.from({ length: (24 * 60) / step + 1 }, (_, nth) => {
  const time = clock(nth * step);
  return { value: time, text: time };
});
