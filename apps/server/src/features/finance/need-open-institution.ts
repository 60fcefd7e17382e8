import type { FinProductEvent } from '@portal/contract/finance/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../../platform/http/app-error.ts';
import type { InstitutionRecord } from './finance.table.ts';

/** Events that lead to publication require an open institution. */
export const needsOpenInstitution = (event: FinProductEvent): boolean => event === 'submit' || event === 'on';

/** @throws {AppError} 500012 unless the institution is open */
export function requireOpenInstitution({ status }: Pick<InstitutionRecord, 'status'>): void {
  if (status !== 'OPEN')
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_institution_not_open() });
}
