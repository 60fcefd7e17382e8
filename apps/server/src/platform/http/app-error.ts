import type { RefusalData } from '@portal/contract/envelope';
import { type ExplainedReason, type RetCode, retCodes } from '@portal/contract/ret-code';
import { type Fill, retMessages } from '@portal/contract/ret-messages';

/** A refusal with a code of the catalogue. The message is the catalogue's, filled from `fill`, unless given. */
export class AppError extends Error {
  readonly retCode: RetCode;
  readonly data: RefusalData;
  readonly retMsg: string | undefined;
  readonly fill: Fill;

  constructor(retCode: RetCode, details: { data?: RefusalData; retMsg?: string; fill?: Fill } = {}) {
    super(retCode);
    this.name = 'AppError';
    this.retCode = retCode;
    this.data = details.data ?? {};
    this.retMsg = details.retMsg;
    this.fill = details.fill ?? {};
  }
}

/** The row is missing or not the caller's: the same answer for both. */
export function notFound(): AppError {
  return new AppError(retCodes.NOT_FOUND);
}

/** A rule of the business refuses these fields; shown at each. */
export function fieldsRefused(fields: Record<string, string>): AppError {
  const first = Object.values(fields)[0];
  return new AppError(retCodes.FIELD_REFUSED, { data: { fields }, ...(first ? { retMsg: first } : {}) });
}

/** A refusal with a code of its own that one field is the cause of; shown there too. */
export function refusedAt(field: string, retCode: RetCode, retMsg = retMessages[retCode]({})): AppError {
  return new AppError(retCode, { data: { fields: { [field]: retMsg } }, retMsg });
}

/** The expected "no" which the page explains by itself. */
export function explainedByPage(reason: ExplainedReason): AppError {
  return new AppError(retCodes.EXPLAINED_BY_PAGE, { data: { reason } });
}
