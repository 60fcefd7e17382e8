import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { line } from './form-field.ts';
import { verifyCode } from './identity-fields.ts';
import { describedFault, repairBase, reporterPhone } from './repair.ts';
import { retCodes } from './ret-code.ts';

const guest = { tag: 'repair', access: 'public' } as const;
/** What the label of an asset says. */
const asset = line(m.field_asset_no, 40);

export const repairQueryGuestForm = endpoint({
  ...guest,
  method: 'GET',
  path: '/api/propertyManage/repair/queryGuestForm',
  summary: 'The asset whose label was scanned, and whether it can be reported without an account.',
  input: z.object({ asset }),
  output: z.object({
    no: z.string(),
    name: z.string(),
    place: z.string(),
    typeLabel: z.string(),
    guests: z.boolean(),
    /** Somebody has reported it already, and it is not repaired yet. */
    isReported: z.boolean(),
    respondBy: instant,
    finishBy: instant,
  }),
  refuses: [retCodes.NOT_FOUND],
});

const guestReport = z.object({
  asset,
  description: describedFault,
  phoneNumber: reporterPhone,
  verifyCode,
});

export const repairSubmitAsGuest = endpoint({
  ...guest,
  method: 'POST',
  path: '/api/propertyManage/repair/submitAsGuest',
  summary: 'Reports an asset by the code of a telephone number; the answer’s key follows the report.',
  input: guestReport,
  output: z.object({ no: z.string(), key: z.string() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERIFY_CODE_WRONG, retCodes.RIGHT_MISSING, retCodes.TOO_FREQUENT],
  callsPerMinute: 20,
});

export const repairQueryAsGuest = endpoint({
  ...guest,
  method: 'GET',
  path: '/api/propertyManage/repair/queryAsGuest',
  summary: 'A guest’s report by its key: how it stands, and what has happened, without names.',
  input: z.object({ key: line(m.field_code, 60) }),
  output: repairBase
    .pick({
      no: true,
      title: true,
      locationText: true,
      state: true,
      stateLabel: true,
      clock: true,
      reason: true,
      holdUntil: true,
      plannedFrom: true,
      createdAt: true,
    })
    .extend({
      description: z.string(),
      finishNote: z.string(),
      story: z.array(z.object({ at: instant, what: z.string() })),
    }),
  refuses: [retCodes.NOT_FOUND],
});

export const repairGuestEndpoints = [repairQueryGuestForm, repairSubmitAsGuest, repairQueryAsGuest] as const;
