/**
 * The retCode catalogue. Codes are strings and compared for equality, never by prefix: '50008' is a token code,
 * '500081' is not.
 */
export const retCodes = {
  SUCCESS: '000000',
  // codes which the client treats specially
  TOKEN_INVALID: '50008',
  TOKEN_KICKED: '50012',
  TOKEN_EXPIRED: '50014',
  NOT_LOGGED_IN: '200005',
  ACCOUNT_FROZEN: '200006',
  ROLE_CHANGED: '200007',
  SECURITY_STOP: '500403',
  EXPLAINED_BY_PAGE: '500011',
  NO_PROJECT_PERMISSION: 'no project permission',
  // generic codes
  PARAMETER_INVALID: '100001',
  FIELD_REFUSED: '100002',
  DATA_NOT_JSON: '100003',
  CREDENTIALS_WRONG: '200001',
  ACCOUNT_LOCKED: '200002',
  VERIFY_CODE_WRONG: '200003',
  LOGIN_REFUSED: '200004',
  SIGN_WRONG: '200008',
  SECURE_LOGIN_NEEDED: '200009',
  OLD_PASSWORD_WRONG: '200010',
  PASSWORD_UNCHANGED: '200011',
  PHONE_IN_USE: '200012',
  TICKET_EXPIRED: '200013',
  ENTERPRISE_NOT_AUDITED: '300001',
  RIGHT_MISSING: '300002',
  TOO_FREQUENT: '429001',
  NOT_FOUND: '500404',
  VERSION_CONFLICT: '500409',
  TRANSITION_REFUSED: '500012',
  DUPLICATE_SUBMIT: '500013',
  SENSITIVE_WORD: '500014',
  FILE_REFUSED: '500015',
  UNEXPECTED: '500000',
  MAINTENANCE: '503000',
} as const;

export type RetCode = (typeof retCodes)[keyof typeof retCodes];

/** The reasons for an expected refusal with code 500011. */
export type ExplainedReason =
  | 'PHONE_UNREGISTERED'
  | 'PHONE_TAKEN'
  | 'LOGIN_NAME_TAKEN'
  | 'CREDIT_CODE_TAKEN'
  | 'ENTERPRISE_NOT_FILLED'
  | 'AUDIT_NOT_FOUND'
  | 'NOT_BOUND_METER';
