import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from './call.ts';
import { id, instant } from './fields.ts';
import { requiredNote } from './form-field.ts';
import { done, loginUser } from './identity/fields.ts';
import { retCodes } from './ret-code.ts';

const byAdmin = { tag: 'identity', access: ['OP_ADMIN'] } as const;
const session = { tag: 'identity', access: 'session' } as const;

/** Minutes a view of an account lasts before a new reason is required. */
export const viewingMinutes = 15;

export const viewAsBegin = call.write(byAdmin, '/api/userManage/viewAs/begin', {
  summary:
    'Opens a short read-only session as another user, who is notified; its token is in the response header.',
  input: z.object({
    userId: id,
    /** Shown to the user. */
    reason: requiredNote(m.field_reason, 200),
  }),
  output: loginUser.extend({ viewing: z.object({ until: instant }) }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
  callsPerMinute: 30,
});

export const viewAsEnd = call.write(session, '/api/userManage/viewAs/end', {
  summary: 'Ends the administrator’s viewing session; their own session continues.',
  output: done,
  refuses: [retCodes.TRANSITION_REFUSED],
  whileViewing: true,
});
