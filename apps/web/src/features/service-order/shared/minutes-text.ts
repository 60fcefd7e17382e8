import * as m from '@portal/texts/messages';

/** Working minutes in words: 18 分钟, 1.1 小时. */
export const minutesText = (minutes: number): string =>
  minutes < 60 ? m.order_min({ count: minutes }) : m.order_hour({ count: Math.round(minutes / 6) / 10 });
