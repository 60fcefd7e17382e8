/** Whose turn it is in a case (办件). */
export const caseStatusKinds = ['TODO', 'ACTIVE', 'DONE', 'ENDED'] as const;
export type CaseStatusKind = (typeof caseStatusKinds)[number];

export const caseStatusKindLabels: Record<CaseStatusKind, string> = {
  TODO: '待我办',
  ACTIVE: '进行中',
  DONE: '已完成',
  ENDED: '已终止',
};

/** Kinds of cases; the prefix begins the number which people quote. */
export const caseKinds = {
  ENTRY: { label: '企业入驻', prefix: 'RY' },
  CHANGE: { label: '企业信息变更', prefix: 'BG' },
  JOIN: { label: '加入企业', prefix: 'JR' },
  STORY: { label: '企业风采投稿', prefix: 'FC' },
  PHONE_APPEAL: { label: '手机号申诉', prefix: 'SJ' },
  CANCEL_ACCOUNT: { label: '账号注销', prefix: 'ZX' },
} as const satisfies Record<string, { label: string; prefix: string }>;

export type CaseKind = keyof typeof caseKinds;
export const caseKindCodes = Object.keys(caseKinds) as [CaseKind, ...CaseKind[]];
