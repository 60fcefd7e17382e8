import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, keyword, pageOf, paging } from './fields.ts';
import { codeSent, passwordSha, phoneNumber, phoneSign, verifyCode, version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

/** What the proof of an appeal is uploaded as. */
export const appealPurpose = 'PHONE_APPEAL';
/** Working days an administrator has for it. */
export const appealWorkingDays = 2;

export const phoneAppealStates = ['PENDING', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const;
export type PhoneAppealState = (typeof phoneAppealStates)[number];

export const phoneAppealEvents = ['accept', 'refuse', 'withdraw'] as const;
export type PhoneAppealEvent = (typeof phoneAppealEvents)[number];

/** Every transition there is; whatever is not here is refused with 500012. */
export const phoneAppealTransitions: Record<
  PhoneAppealState,
  Partial<Record<PhoneAppealEvent, PhoneAppealState>>
> = {
  PENDING: { accept: 'ACCEPTED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' },
  ACCEPTED: {},
  REFUSED: {},
  WITHDRAWN: {},
};

export const phoneAppealStateLabels: Record<PhoneAppealState, string> = {
  PENDING: '待核实',
  ACCEPTED: '已更换',
  REFUSED: '未通过',
  WITHDRAWN: '已撤回',
};

const own = { tag: 'identity', access: 'session' } as const;
const admin = { tag: 'identity', access: ['OP_ADMIN'] } as const;
const state = z.enum(phoneAppealStates, '没有这种状态');

const appeal = z.object({
  appealId: id,
  state,
  stateLabel: z.string(),
  reason: z.string(),
  submittedAt: instant,
  dueAt: instant,
  decidedAt: instant.nullable(),
  /** What the administrator wrote; empty until decided. */
  opinion: z.string(),
  version: z.int(),
});

export const phoneAppealQueryOwn = endpoint({
  ...own,
  method: 'GET',
  path: '/api/userManage/phoneAppeal/queryOwn',
  summary: "The caller's latest appeal for a change of the phone whose old number is lost.",
  input: z.object({}),
  output: z.object({
    /** The new number with its middle hidden. */
    appeal: appeal.extend({ newPhoneNumber: z.string() }).nullable(),
    actions: z.array(z.enum(['submit', 'withdraw'])),
  }),
  refuses: [],
});

export const phoneAppealSendVerifyCode = endpoint({
  ...own,
  method: 'POST',
  path: '/api/userManage/phoneAppeal/sendVerifyCode',
  summary: 'Sends a code to the number which an appeal asks for.',
  input: z.object({ phoneNumber, sign: phoneSign }),
  output: codeSent,
  refuses: [retCodes.SIGN_WRONG, retCodes.PHONE_IN_USE, retCodes.FIELD_REFUSED],
  callsPerMinute: 30,
});

export const phoneAppealSubmit = endpoint({
  ...own,
  method: 'POST',
  path: '/api/userManage/phoneAppeal/submit',
  summary:
    'Asks an administrator to move the account to a number whose code is given, by the password; the old number is told.',
  input: z.object({
    phoneNumber,
    verifyCode,
    password_sha: passwordSha('请输入登录密码'),
    reason: z
      .string({ error: '请填写申诉原因' })
      .trim()
      .min(10, '申诉原因至少 10 个字')
      .max(500, '申诉原因最多 500 字'),
    /** A picture or paper that shows whose account it is. */
    proofFileId: z.union([id, z.literal('')], '请重新上传证明材料').optional(),
  }),
  output: z.object({ appealId: id, state, dueAt: instant, version: z.int() }),
  refuses: [
    retCodes.FIELD_REFUSED,
    retCodes.VERIFY_CODE_WRONG,
    retCodes.PHONE_IN_USE,
    retCodes.ACCOUNT_LOCKED,
    retCodes.TRANSITION_REFUSED,
  ],
  callsPerMinute: 30,
});

export const phoneAppealWithdraw = endpoint({
  ...own,
  method: 'POST',
  path: '/api/userManage/phoneAppeal/withdraw',
  summary: 'Takes the own appeal back.',
  input: z.object({ id, version }),
  output: z.object({ state, version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.VERSION_CONFLICT],
});

const phoneAppealRow = appeal.extend({
  userId: id,
  loginName: z.string(),
  userName: z.string(),
  /** First three and last four digits. */
  oldPhoneNumber: z.string(),
  newPhoneNumber: z.string(),
  decidedByName: z.string().nullable(),
});
export type PhoneAppealRow = z.infer<typeof phoneAppealRow>;

export const phoneAppealQueryList = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/userManage/phoneAppeal/queryList',
  summary: 'Appeals for a change of the phone, open ones first.',
  input: z.object({ state: state.optional(), keyword: keyword.optional(), ...paging }),
  output: pageOf(phoneAppealRow),
  refuses: [],
});

const managedPhoneAppeal = phoneAppealRow.extend({
  /** Both numbers whole: who decides must be able to call them. */
  proof: z.object({ fileId: id, name: z.string(), mime: z.string(), bytes: z.int() }).nullable(),
  enterpriseName: z.string().nullable(),
  registeredAt: instant,
  passwordSetAt: instant,
  ip: z.string(),
  actions: z.array(z.enum(['accept', 'refuse'])),
});
export type ManagedPhoneAppeal = z.infer<typeof managedPhoneAppeal>;

export const phoneAppealQueryDetail = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/userManage/phoneAppeal/queryDetail',
  summary: 'One appeal with what helps to tell whose account it is.',
  input: z.object({ id }),
  output: managedPhoneAppeal,
  refuses: [retCodes.NOT_FOUND],
});

export const phoneAppealOperate = endpoint({
  ...admin,
  method: 'POST',
  path: '/api/userManage/phoneAppeal/operate',
  summary:
    'Moves the account to the new number, which ends its sessions, or refuses to; not for one’s own account.',
  input: z.object({
    id,
    event: z.enum(['accept', 'refuse'], '没有这种操作'),
    version,
    /** The applicant reads it. */
    opinion: z
      .string({ error: '请填写核实意见' })
      .trim()
      .min(2, '请填写核实意见')
      .max(200, '意见最多 200 字'),
  }),
  output: z.object({ state, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.PHONE_IN_USE,
  ],
});

export const phoneAppealEndpoints = [
  phoneAppealQueryOwn,
  phoneAppealSendVerifyCode,
  phoneAppealSubmit,
  phoneAppealWithdraw,
  phoneAppealQueryList,
  phoneAppealQueryDetail,
  phoneAppealOperate,
] as const;
