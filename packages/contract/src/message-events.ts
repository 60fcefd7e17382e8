/** What messages are grouped by. Groups that a reader may not switch off are `alwaysOn`. */
export const messageGroups = {
  ACCOUNT: { label: '账号安全', alwaysOn: true },
  SAFETY: { label: '安全与签收', alwaysOn: true },
  ENTERPRISE: { label: '企业与入驻', alwaysOn: false },
  CONTENT: { label: '内容发布', alwaysOn: false },
  COLLECT: { label: '收藏更新', alwaysOn: false },
} as const satisfies Record<string, { label: string; alwaysOn: boolean }>;

export type MessageGroup = keyof typeof messageGroups;
export const messageGroupCodes = Object.keys(messageGroups) as [MessageGroup, ...MessageGroup[]];

/** NORMAL tells, IMPORTANT asks for something, URGENT cannot wait. */
export const messageLevels = ['NORMAL', 'IMPORTANT', 'URGENT'] as const;
export type MessageLevel = (typeof messageLevels)[number];

/** Why a message goes to the phone as well: nothing else does. SAFETY is that of people and of their accounts. */
export const smsReasons = ['MONEY', 'SAFETY', 'DEADLINE'] as const;
export type SmsReason = (typeof smsReasons)[number];

export interface MessageEvent {
  group: MessageGroup;
  level: MessageLevel;
  /** Every message stands in the message centre; one with a reason is sent to the phone too. */
  sms?: SmsReason;
  /** The text message waits until the quiet hours of its reader are over. */
  smsWaits?: boolean;
  /** `{name}` is filled from the parameters, in title and body. */
  title: string;
  body: string;
  /** Pages on which something can be done about it; a message leads to one of them or to a page below. */
  pages: readonly `/${string}`[];
  /**
   * While one about the same page is unread, another does not add a row but counts in it. Other events do so
   * for a short time, and for the same thing only.
   */
  merges?: boolean;
}

const account = { group: 'ACCOUNT', level: 'IMPORTANT', pages: ['/person-preserve'] } as const;
const security = { ...account, sms: 'SAFETY' } as const;
const safeByNow = { ...security, smsWaits: true } as const;
const role = { ...account, pages: ['/manage/role'] } as const;
const enterprise = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/enterprise-preserve'] } as const;
const bound = { ...enterprise, pages: ['/person-preserve'] } as const;
const content = { group: 'CONTENT', level: 'NORMAL', pages: ['/manage/content'] } as const;
const policy = { ...content, pages: ['/manage/policy'] } as const;
const story = { ...content, pages: ['/enterprise-preserve'] } as const;

/** Every event a message is sent of. A new one is a line here and a call of `sendMessage`. */
export const messageEvents = {
  LOGIN_NEW_DEVICE: {
    ...account,
    title: '新设备登录提醒',
    body: '您的账号于 {time} 在新设备（{device}）上登录。如非本人操作，请立即修改密码并结束该设备的登录。',
  },
  PASSWORD_CHANGED: {
    ...security,
    title: '登录密码已修改',
    body: '您的登录密码已于 {time} 修改，其他设备已退出登录。如非本人操作，请立即联系园区。',
  },
  PHONE_CHANGED: {
    ...security,
    title: '登录手机号已更换',
    body: '您的登录手机号已于 {time} 更换为 {phone}。如非本人操作，请立即联系园区。',
  },
  PHONE_APPEALED: {
    ...security,
    pages: ['/update-phone'],
    level: 'URGENT',
    title: '收到更换手机号的申诉，非本人操作请立即撤回',
    body: '您的账号于 {time} 提交了更换手机号的申诉，新手机号为 {phone}，将在 2 个工作日内核实。如非本人操作，请立即登录撤回申诉并修改密码，或联系园区。',
  },
  PHONE_APPEAL_ACCEPTED: {
    ...security,
    title: '更换手机号的申诉已通过',
    body: '您的申诉已核实通过，登录手机号已更换为 {phone}，请重新登录。核实意见：{opinion}',
  },
  PHONE_APPEAL_REFUSED: {
    ...account,
    pages: ['/update-phone'],
    title: '更换手机号的申诉未通过',
    body: '您更换手机号的申诉未通过，手机号没有变化。核实意见：{opinion}',
  },
  USER_FROZEN: {
    ...security,
    pages: ['/about-us'],
    level: 'URGENT',
    title: '账号已被冻结',
    body: '您的账号已被冻结，原因：{reason}。如有疑问，请联系园区。',
  },
  USER_UNFROZEN: { ...safeByNow, title: '账号已恢复使用', body: '您的账号已解除冻结，可以正常登录。' },
  SESSION_ENDED: {
    ...account,
    title: '登录已被结束',
    body: '您在{device}上的登录已由平台管理员结束，原因：{reason}。',
  },
  VIEWED: {
    ...account,
    title: '平台管理员查看了您的会员中心',
    body: '平台管理员于 {time} 以只读方式查看了您的会员中心，最长 {minutes} 分钟，原因：{reason}。查看期间不能修改任何内容。',
  },
  ROLE_REQUESTED: {
    ...role,
    title: '角色授予待批准：{person}',
    body: '{applicant}申请授予{person}“{role}”角色，理由：{reason}。请在角色管理中批准或驳回。',
  },
  ROLE_GRANTED: {
    ...account,
    pages: ['/manage/home'],
    title: '已获得角色：{role}',
    body: '您已获得“{role}”角色，重新登录后生效。',
  },
  ROLE_REFUSED: {
    ...role,
    title: '角色授予未批准：{person}',
    body: '授予{person}“{role}”角色的申请未获批准，原因：{reason}。',
  },
  ROLE_REVOKED: {
    ...account,
    title: '角色已收回：{role}',
    body: '您的“{role}”角色已被收回，原因：{reason}。',
  },
  CANCEL_REQUESTED: {
    ...safeByNow,
    title: '账号注销申请已提交',
    body: '您的账号将于 {date} 注销。在此之前登录即可撤回申请。',
  },
  CANCEL_STOPPED: { ...safeByNow, title: '账号注销已撤回', body: '您已重新登录，账号注销申请随之撤回。' },

  AUDIT_SUBMITTED: {
    ...enterprise,
    title: '{kind}已提交',
    body: '“{name}”的{kind}已提交，预计 {dueDate} 前完成审核，结果会通知您。',
  },
  AUDIT_STEP_PASSED: {
    ...enterprise,
    title: '{kind}已通过初审',
    body: '“{name}”的{kind}已通过初审，正在终审。',
  },
  AUDIT_RETURNED: {
    ...enterprise,
    level: 'IMPORTANT',
    title: '{kind}需要补正',
    body: '“{name}”的{kind}被退回补正：{opinion}',
  },
  AUDIT_REJECTED: {
    ...enterprise,
    level: 'IMPORTANT',
    title: '{kind}未通过',
    body: '“{name}”的{kind}未通过审核，原因：{opinion}',
  },
  AUDIT_REOPENED: {
    ...enterprise,
    level: 'IMPORTANT',
    title: '可以重新提交{kind}',
    body: '“{name}”的{kind}可以重新提交了。说明：{opinion}',
  },
  AUDIT_PASSED: {
    ...enterprise,
    level: 'IMPORTANT',
    title: '{kind}已通过',
    body: '“{name}”的{kind}已通过审核。',
  },
  AUDIT_REVOKED: {
    ...enterprise,
    pages: ['/my-case'],
    level: 'URGENT',
    title: '企业已退出园区平台',
    body: '“{name}”已被取消入驻，原因：{opinion}。成员账号不再代表该企业。',
  },
  INVITE: {
    ...enterprise,
    pages: ['/invite'],
    level: 'IMPORTANT',
    title: '{enterprise}邀请您加入',
    body: '{person}邀请您以“{role}”身份加入“{enterprise}”，邀请 {date} 前有效。',
  },
  INVITE_ACCEPTED: {
    ...enterprise,
    title: '{person}已加入企业',
    body: '{person}接受邀请，以“{role}”身份加入“{enterprise}”。',
  },
  INVITE_DECLINED: {
    ...enterprise,
    title: '{person}谢绝了邀请',
    body: '{person}谢绝了加入“{enterprise}”的邀请。',
  },
  JOIN_APPLIED: {
    ...enterprise,
    level: 'IMPORTANT',
    title: '{person}申请加入企业',
    body: '{person}申请加入“{enterprise}”，请在成员管理中处理。',
  },
  JOIN_PASSED: { ...bound, title: '已加入{enterprise}', body: '您加入“{enterprise}”的申请已通过。' },
  JOIN_REJECTED: {
    ...bound,
    title: '加入{enterprise}的申请未通过',
    body: '您加入“{enterprise}”的申请未通过，原因：{reason}。',
  },
  MEMBER_ROLE_CHANGED: {
    ...bound,
    title: '成员身份已变更',
    body: '您在“{enterprise}”的身份已变更为“{role}”。',
  },
  MEMBER_REMOVED: {
    ...bound,
    level: 'IMPORTANT',
    title: '已移出{enterprise}',
    body: '您已不再是“{enterprise}”的成员。',
  },
  MEMBER_LEFT: { ...enterprise, title: '{person}已退出企业', body: '{person}已退出“{enterprise}”。' },
  OWNER_HANDED_OVER: {
    ...enterprise,
    level: 'IMPORTANT',
    title: '企业所有者已移交',
    body: '“{enterprise}”的所有者已由{from}移交给{to}。',
  },

  CONTENT_APPROVED: { ...content, title: '稿件已通过：{title}', body: '《{title}》已通过审核。' },
  CONTENT_RETURNED: {
    ...content,
    level: 'IMPORTANT',
    title: '稿件被退回：{title}',
    body: '《{title}》被退回修改，原因：{reason}',
  },
  CONTENT_WITHDRAWN: {
    ...content,
    title: '稿件已撤回：{title}',
    body: '《{title}》已撤回，不再公开，原因：{reason}',
  },
  POLICY_APPROVED: {
    ...policy,
    title: '政策已通过：{title}',
    body: '《{title}》已通过审核，公开页面已更新。',
  },
  POLICY_RETURNED: {
    ...policy,
    level: 'IMPORTANT',
    title: '政策被退回：{title}',
    body: '《{title}》被退回修改，原因：{reason}',
  },
  POLICY_WITHDRAWN: {
    ...policy,
    title: '政策已撤回：{title}',
    body: '《{title}》已撤回，不再公开，原因：{reason}',
  },
  POLICY_REPEALED: { ...policy, title: '政策已废止：{title}', body: '《{title}》已废止，原因：{reason}' },
  STORY_SUBMITTED: {
    ...story,
    title: '企业风采已提交：{title}',
    body: '{person}提交了《{title}》，审核结果会通知您。',
  },
  STORY_APPROVED: { ...story, title: '企业风采已通过：{title}', body: '《{title}》已通过审核，{when}。' },
  STORY_RETURNED: {
    ...story,
    level: 'IMPORTANT',
    title: '企业风采需要修改：{title}',
    body: '《{title}》被退回修改，原因：{reason}',
  },
  STORY_SCHEDULED: {
    ...story,
    title: '企业风采公开时间有变：{title}',
    body: '《{title}》改为 {time} 公开。',
  },
  STORY_PUBLISHED: { ...story, title: '企业风采已公开：{title}', body: '《{title}》已在园区门户公开。' },
  STORY_WITHDRAWN: {
    ...story,
    title: '企业风采已撤下：{title}',
    body: '《{title}》已由园区撤下，不再公开，原因：{reason}',
  },
  NOTICE_RECEIPT: {
    group: 'SAFETY',
    level: 'IMPORTANT',
    pages: ['/information'],
    merges: true,
    title: '请确认已读：{title}',
    body: '公告《{title}》需要企业签收，请阅读后点击“确认已读”。',
  },
  COLLECT_CHANGED: {
    group: 'COLLECT',
    level: 'NORMAL',
    pages: ['/information', '/policy'],
    merges: true,
    title: '收藏有更新：{title}',
    body: '您收藏的《{title}》有更新：{change}。',
  },
} as const satisfies Record<string, MessageEvent>;

export type MessageEventCode = keyof typeof messageEvents;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What title and body of an event are filled with. */
export type MessageParams<Code extends MessageEventCode> = Record<
  NamesIn<(typeof messageEvents)[Code]['title'] | (typeof messageEvents)[Code]['body']>,
  string
>;

/** Title or body with its parameters. */
export function fillTemplate(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`message without ${name}`);
    return value;
  });
}
