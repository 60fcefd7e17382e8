import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { instant } from '../fields.ts';
import { retCodes } from '../ret-code.ts';
import { done, passwordSha } from './fields.ts';

const session = { tag: 'identity', access: 'session' } as const;

export const claimQueryDetail = call.read(session, '/api/userManage/claim/queryDetail', {
  summary: 'Returns whether the caller’s account was made by a code and still has no password.',
  output: z.object({
    isUnclaimed: z.boolean(),
    /** When it ends if it isn't used until then; null once it has a password. */
    endsAt: instant.nullable(),
  }),
});

export const claimSubmit = call.write(session, '/api/userManage/claim/submit', {
  summary: 'Sets the first password of the caller’s account, which then stays.',
  input: z.object({ password_sha: passwordSha(m.fault_password_missing) }),
  output: done,
  refuses: [retCodes.TRANSITION_REFUSED],
});
