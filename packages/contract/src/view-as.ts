import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { requiredNote } from './form-field.ts';
import { done, loginUser } from './identity/fields.ts';
import { retCodes } from './ret-code.ts';

/** Minutes a view of an account lasts before a new reason is required. */
export const viewingMinutes = 15;

export const viewAsBegin = endpoint({
  method: 'POST',
  path: '/api/userManage/viewAs/begin',
  summary:
    'Opens a short session that reads what a user reads and writes nothing; its token is in the header of the answer. The user is notified.',
  tag: 'identity',
  access: ['OP_ADMIN'],
  input: z.object({
    userId: id,
    /** Shown to the user. */
    reason: requiredNote(m.field_reason, 200),
  }),
  output: loginUser.extend({ viewing: z.object({ until: instant }) }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
  callsPerMinute: 30,
});

export const viewAsEnd = endpoint({
  method: 'POST',
  path: '/api/userManage/viewAs/end',
  summary: 'Ends the session in which an administrator looks; the administrator’s own goes on.',
  tag: 'identity',
  access: 'session',
  input: z.object({}),
  output: done,
  refuses: [retCodes.TRANSITION_REFUSED],
  whileViewing: true,
});

export const viewAsEndpoints = [viewAsBegin, viewAsEnd] as const;
