import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { loginName, loginUser, passwordSha, phoneNumber, ticket, verifyCode } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';
import { termsVersions } from './terms.ts';

const registrableUserTypes = ['100', '200'] as const;

export const userRegisterCK = endpoint({
  method: 'POST',
  path: '/api/userManage/register/userRegisterCK',
  summary:
    'Registers a person or an enterprise account. No session is opened: regTicket leads through the admission pages.',
  tag: 'identity',
  access: 'public',
  ignoresToken: true,
  input: z.object({
    loginName,
    phoneNumber,
    verifyCode,
    password_sha: passwordSha('请输入密码'),
    userType: z.enum(registrableUserTypes, '请选择账号类型').default('200'),
    /** The login name where it is left out. */
    name: z.string().trim().min(2, '姓名为2到30个字').max(30, '姓名为2到30个字').optional(),
    /** The version of the terms and the privacy notice that was agreed to. */
    termsVersion: z.enum(termsVersions, {
      error: ({ input }) => (input ? '协议版本不正确' : '请先阅读并同意服务协议和隐私政策'),
    }),
    language: z.enum(['zh', 'en', 'es', 'ja'], '没有这种语言').default('zh'),
  }),
  output: loginUser.extend({
    regTicket: ticket,
    /** Epoch milliseconds. */
    regTicketExpiresAt: z.int(),
  }),
  refuses: [retCodes.VERIFY_CODE_WRONG, retCodes.EXPLAINED_BY_PAGE],
  callsPerMinute: 30,
});

export const registerEndpoints = [userRegisterCK] as const;
