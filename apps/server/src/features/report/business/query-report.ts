import type { reportQueryCollection, reportQueryDetail } from '@portal/contract/report/business';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { collectionOn } from '../../billing/collection-on.public.ts';
import { buildReport } from './build-report.ts';
import { requireTerm } from './term.ts';

/** @throws {AppError} 100002 */
export const queryReport: Verb<typeof reportQueryDetail> = async ({ db, now }, input) =>
  (await buildReport(db, requireTerm(input, now))).report;

/** @throws {AppError} 100002 for a day that lies ahead */
export const queryCollectionOn: Verb<typeof reportQueryCollection> = async ({ db, now }, { day }) => {
  if (day > chinaDayOf(now)) throw fieldsRefused({ day: m.report_fault_day() });
  return collectionOn(db, day);
};
