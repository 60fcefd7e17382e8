import type { RefusalData } from '@portal/contract/envelope';

/** The retCode of an ApiError if no envelope arrived: timeout, no connection, a proxy's error page. */
export const networkFailure = 'network failure';

/** A call that failed. The user has already seen a message, unless the retCode is one of the silent ones. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly retCode: string;
  readonly retMsg: string;
  readonly data: RefusalData;
  readonly traceId: string | undefined;

  constructor(retCode: string, retMsg: string, data: RefusalData = {}) {
    super(retMsg || retCode);
    this.retCode = retCode;
    this.retMsg = retMsg;
    this.data = data;
    this.traceId = data.traceId;
  }
}
