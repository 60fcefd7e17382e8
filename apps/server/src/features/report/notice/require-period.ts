import * as m from '@portal/texts/messages';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { periodOf } from '../../billing/periods.public.ts';
import { type Asked, noticeDay } from './notice.ts';

/** The day that notices of a month describe, of this one unless given. @throws {AppError} 100002 for a month that lies ahead */
export function askedFor(period: string | undefined, now: Date): Asked {
  if (period === undefined) return askedFor(periodOf(now), now);
  if (period > periodOf(now)) throw fieldsRefused({ period: m.fault_period_future() });
  return { period, day: noticeDay(period, now) };
}
