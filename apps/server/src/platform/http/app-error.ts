import type { RefusalData } from '@portal/contract/envelope';
import { type ExplainedReason, type RetCode, retCodes } from '@portal/contract/ret-code';
import { type Fill, retMessages } from '@portal/contract/ret-messages';

/**
 * An error with a code of the catalogue. Without a message of its own it uses the catalogue's, filled in from `fill`.
 */
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

  /** The message for the caller, in their language. */
  words(): string {
    return this.retMsg ?? retMessages[this.retCode](this.fill);
  }
}

/** The row is missing or belongs to somebody else; the answer must not reveal which. */
export function notFound(): AppError {
  return new AppError(retCodes.NOT_FOUND);
}

/** A business rule rejects these fields; the reason is shown at each of them. */
export function fieldsRefused(fields: Record<string, string>): AppError {
  const first = Object.values(fields)[0];
  return new AppError(retCodes.FIELD_REFUSED, { data: { fields }, ...(first ? { retMsg: first } : {}) });
}

/** An error with its own code, caused by one field and also shown at it. */
export function refusedAt(field: string, retCode: RetCode, retMsg = retMessages[retCode]({})): AppError {
  return new AppError(retCode, { data: { fields: { [field]: retMsg } }, retMsg });
}

/** An expected error that the page explains in its own words. */
export function explainedByPage(reason: ExplainedReason): AppError {
  return new AppError(retCodes.EXPLAINED_BY_PAGE, { data: { reason } });
}
