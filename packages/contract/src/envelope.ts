/** Names the language a caller reads; without it the cookie of the page does. */
export const languageHeader = 'x-portal-language';

/** What every business call answers, with HTTP status 200. */
export interface Envelope<Data> {
  header: { retCode: string; retMsg: string; token?: string };
  body: { data?: Data; menusList?: Data };
}

/** The `body.data` of a refusal. */
export interface RefusalData {
  /** 100001, 100002: field name to the message shown at that field. */
  fields?: Record<string, string>;
  /** 500011: which expected "no" this is. */
  reason?: string;
  /** 500000: the number a user can quote to the park. */
  traceId?: string;
  /** 500404: it was public until then, in epoch milliseconds; the reason is what the park has written. */
  withdrawn?: { at: number; reason: string };
  /** 429001 and 503001: seconds. */
  retryAfter?: number;
  /** 500021: what stands in the way, and times that are free instead. */
  conflicts?: { date: string; from: string; to: string; title: string }[];
  suggestions?: { roomId: string; roomName: string; date: string; from: string; to: string }[];
  /** 200001: wrong passwords until the login is locked. */
  triesLeft?: number;
}

/** Query parameters that every client sends and no server believes. */
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
