import type { RefusalData } from '@portal/contract/envelope';
import { type ExplainedReason, type RetCode, retCodes } from '@portal/contract/ret-code';
import { type Fill, retMessages } from '@portal/contract/ret-messages';

/** A refusal with a code of the catalogue. Unless a message is given, it is the catalogue's, filled from `fill`. */
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

  /** What the caller reads, in their language. */
  words(): string {
    return this.retMsg ?? retMessages[this.retCode](this.fill);
  }
}

/** The row is missing or belongs to somebody else: the answer must not reveal which. */
export function notFound(): AppError {
  return new AppError(retCodes.NOT_FOUND);
}

/** A business rule refuses these fields; the reasons are shown at each of them. */
export function fieldsRefused(fields: Record<string, string>): AppError {
  const first = Object.values(fields)[0];
  return new AppError(retCodes.FIELD_REFUSED, { data: { fields }, ...(first ? { retMsg: first } : {}) });
}

/** A refusal with its own code that one field has caused; also shown at that field. */
export function refusedAt(field: string, retCode: RetCode, retMsg = retMessages[retCode]({})): AppError {
  return new AppError(retCode, { data: { fields: { [field]: retMsg } }, retMsg });
}

/** An expected refusal that the page explains in its own words. */
export function explainedByPage(reason: ExplainedReason): AppError {
  return new AppError(retCodes.EXPLAINED_BY_PAGE, { data: { reason } });
}
