/** Header naming the caller's language; without it the page's cookie decides. */
export const languageHeader = 'x-portal-language';

/** The response of every business call, sent with HTTP status 200. */
export interface Envelope<Data> {
  header: { retCode: string; retMsg: string; token?: string };
  body: { data?: Data; menusList?: Data };
}

/** `body.data` of a refusal. */
export interface RefusalData {
  /** 100001, 100002: field name to the message shown next to that field. */
  fields?: Record<string, string>;
  /** 500011: which of the expected refusals this is. */
  reason?: string;
  /** 500000: the number a user can quote to the park. */
  traceId?: string;
  /** 500404: when public access ended, in epoch milliseconds, and the reason given by the park. */
  withdrawn?: { at: number; reason: string };
  /** 429001, 503001: seconds to wait. */
  retryAfter?: number;
  /** 500021: the conflicting bookings, and free times as alternatives. */
  conflicts?: { date: string; from: string; to: string; title: string }[];
  suggestions?: { roomId: string; roomName: string; date: string; from: string; to: string }[];
  /** 200001: wrong passwords left before the login is locked. */
  triesLeft?: number;
}

/** Query parameters that every client sends and the server never trusts. */
export const identityParameters = [
  'enterpriseId',
  'userAccId',
  'userType',
  'roleInfos',
  'LOGIN',
  'SECURELOGIN',
  'channel',
  'callSide',
] as const;
