import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { instant } from '../fields.ts';
import { kindOf, line, note, wholeBetween } from '../form-field.ts';
import { verifyCode, version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { describedFault, moveRefusals, repairBase, reporterPhone } from './public.ts';
import { guestEvents } from './terms.ts';

const open = { tag: 'repair', access: 'public' } as const;

/** The number on an asset's label. */
const asset = line(m.field_asset_no, 40);

const repairQueryGuestFormAnswer = z.object({
  no: z.string(),
  name: z.string(),
  place: z.string(),
  typeLabel: z.string(),
  guests: z.boolean(),
  /** The fault has already been reported and not repaired yet. */
  isReported: z.boolean(),
  respondBy: instant,
  finishBy: instant,
});

export const repairQueryGuestForm = call.read(open, '/api/propertyManage/repair/queryGuestForm', {
  summary: 'Returns the asset of a scanned label, and whether it can be reported without an account.',
  input: z.object({ asset }),
  output: repairQueryGuestFormAnswer,
  refuses: [retCodes.NOT_FOUND],
});

const guestReport = z.object({
  asset,
  description: describedFault,
  phoneNumber: reporterPhone,
  verifyCode,
});

export const repairSubmitAsGuest = call.write(open, '/api/propertyManage/repair/submitAsGuest', {
  summary:
    'Reports an asset as a guest, confirmed by a code sent to the phone number; the returned key gives access to the report.',
  input: guestReport,
  output: z.object({ no: z.string(), key: z.string() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERIFY_CODE_WRONG, retCodes.RIGHT_MISSING, retCodes.TOO_FREQUENT],
  callsPerMinute: 20,
});

/** The key a guest receives when reporting. */
const key = line(m.field_code, 60);
const guestTicket = repairBase
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
    rating: true,
    createdAt: true,
    version: true,
  })
  .extend({
    description: z.string(),
    finishNote: z.string(),
    /** When it closes automatically without a response. */
    closesAt: instant.nullable(),
    actions: abilities(guestEvents),
    story: z.array(z.object({ at: instant, what: z.string() })),
  });
export type GuestTicket = z.infer<typeof guestTicket>;

export const repairQueryAsGuest = call.read(open, '/api/propertyManage/repair/queryAsGuest', {
  summary: 'Returns a guest’s report by its key, with its status and history, without names.',
  input: z.object({ key }),
  output: guestTicket,
  refuses: [retCodes.NOT_FOUND],
});

const repairOperateAsGuestInput = z.object({
  key,
  event: kindOf(m.field_event, guestEvents),
  version,
  data: z
    .object({
      /** What is still wrong, or a comment on the repair. */
      text: note(m.field_note, 300),
      rating: wholeBetween(m.field_rating, 1, 5).optional(),
    })
    .prefault({}),
});

export const repairOperateAsGuest = call.write(open, '/api/propertyManage/repair/operateAsGuest', {
  summary: 'Confirms and rates the repair of a guest’s report by its key, or asks for more work.',
  input: repairOperateAsGuestInput,
  output: guestTicket,
  refuses: moveRefusals,
  callsPerMinute: 20,
});
