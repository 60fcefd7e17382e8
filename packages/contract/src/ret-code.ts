/**
 * The retCode catalogue. Codes are strings and are compared whole:
 * '50008' (a token code) and '500081' must never be matched by prefix.
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

/** Chinese retMsg of each code; `{name}` is filled from the details of the refusal. */
export const retMessages: Record<RetCode, string> = {
  '000000': '操作成功',
  '50008': '登录凭证无效',
  '50012': '账号已在其他设备登录',
  '50014': '登录已过期',
  '200005': '请先登录',
  '200006': '账号已被冻结：{reason}',
  '200007': '企业状态或权限已变更，请重新登录',
  '500403': '安全校验未通过',
  '500011': '',
  'no project permission': 'no project permission',
  '100001': '请求参数不正确',
  '100002': '填写的内容不符合要求',
  '100003': '请求格式不正确',
  '200001': '用户名或密码错误',
  '200002': '账号已锁定，请 {minutes} 分钟后再试',
  '200003': '验证码错误或已失效',
  '200004': '账号不可用，请联系园区',
  '200008': '请求校验失败，请刷新后重试',
  '200009': '请先完成安全验证',
  '200010': '原密码不正确',
  '200011': '新密码不能与原密码相同',
  '200012': '该手机号已被使用',
  '200013': '操作已超时，请重新开始',
  '300001': '企业认证通过后可办理',
  '300002': '您没有该操作权限，请联系企业管理员',
  '429001': '操作过于频繁，请稍后再试',
  '500404': '内容不存在或已下架',
  '500409': '数据已被他人修改，请刷新后重试',
  '500012': '当前状态不能进行此操作',
  '500013': '正在处理，请勿重复提交',
  '500014': '内容含有不允许发布的词语',
  '500015': '文件类型或大小不符合要求',
  '500000': '系统繁忙，请稍后再试（编号 {traceId}）',
  '503000': '系统维护中，请稍后再试',
};

/** Why the server said the expected "no" of code 500011. */
export type ExplainedReason =
  | 'PHONE_UNREGISTERED'
  | 'PHONE_TAKEN'
  | 'LOGIN_NAME_TAKEN'
  | 'CREDIT_CODE_TAKEN'
  | 'ENTERPRISE_NOT_FILLED'
  | 'AUDIT_NOT_FOUND'
  | 'NOT_BOUND_METER';
