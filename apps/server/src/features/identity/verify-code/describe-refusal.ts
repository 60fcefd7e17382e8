import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import { SmsRefused } from '../../../platform/sms/sms-sender.ts';

/**
 * Refusal shown when the provider rejects a message; problems of the park's own account only get a reference number.
 */
export function refuseByProvider(error: unknown): never {
  if (!(error instanceof SmsRefused)) throw error;
  if (error.refusal === 'NUMBER') throw fieldsRefused({ phoneNumber: m.fault_phone_form() });
  if (error.refusal === 'LIMIT')
    throw new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter: Math.ceil(error.freeInMs / 1_000) } });
  throw error;
}
