import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenCode, fen, id, instant, pageOfTabs } from '../fields.ts';
import {
  choice,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredText,
  textBetween,
  wholeBetween,
} from '../form-field.ts';
import { phonePattern } from '../identity/fields.ts';
import { cleanLine, cleanText } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import {
  maxPhotos,
  repairKinds,
  repairLogEvents,
  repairPriorities,
  repairStates,
  reporterEvents,
} from './terms.ts';

const session = { tag: 'repair', access: 'session' } as const;

/** Refusals of any call that moves a ticket. */
export const moveRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;

/** The service clock: how much of the promised time has been used, and whether it is paused. */
const serviceClock = z.object({
  usedMs: z.int(),
  totalMs: z.int(),
  /** Start of the pause: awaiting a quote decision or parts, or because the work is done. */
  pausedAt: instant.nullable(),
  /** Deadline without past pauses; null while paused. */
  dueAt: instant.nullable(),
  isLate: z.boolean(),
  /** Whether it runs around the clock, not just in working hours. */
  dayAndNight: z.boolean(),
});
export type ServiceClock = z.infer<typeof serviceClock>;

/** Only the first file of each upload is used; its address is /api/fms/show/{fileId}_0. */
export const photos = labelled(
  m.field_photos,
  z.array(id).max(maxPhotos, { error: fault.maxItems(m.field_photos, maxPhotos) }),
);

/** What everyone sees of a ticket in a list. */
export const repairBase = z.object({
  ticketId: id,
  no: z.string(),
  kind: z.enum(repairKinds),
  typeCode: z.string(),
  typeLabel: z.string(),
  title: z.string(),
  locationText: z.string(),
  priority: z.enum(repairPriorities),
  priorityLabel: z.string(),
  state: z.enum(repairStates),
  stateLabel: z.string(),
  clock: serviceClock,
  /** Why it waits for parts, or was refused, handed back or cancelled. */
  reason: z.string(),
  /** When the parts are due. */
  holdUntil: z.iso.date().nullable(),
  workerName: z.string(),
  rating: z.int().nullable(),
  /** When the dispatcher plans the work. */
  plannedFrom: instant.nullable(),
  plannedTo: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});

export const quoteLine = z.object({
  name: requiredText(m.field_quote_line, 40),
  fen: labelled(m.field_amount, fen.max(100_000_000, { error: fault.tooLarge(m.field_amount) })),
});

/** An entry in a ticket's history. */
const repairLog = z.object({
  at: instant,
  event: z.enum(repairLogEvents),
  what: z.string(),
  text: z.string(),
  who: z.string(),
  photos: z.array(id),
  /** Visible to the park's staff only. */
  isInternal: z.boolean(),
});
export type RepairLogLine = z.infer<typeof repairLog>;

/** What everyone with access to a ticket sees of it. */
export const repairDetail = repairBase.extend({
  description: z.string(),
  photos,
  /** A voice recording in place of a description; served like a photo. */
  audio: id.nullable(),
  expectFrom: instant.nullable(),
  expectTo: instant.nullable(),
  assetNo: z.string(),
  assetName: z.string(),
  quote: z.object({ totalFen: fen, lines: z.array(quoteLine), note: z.string() }).nullable(),
  /** The accepted amount of its quotes, and how much of that is paid. */
  acceptedFen: fen,
  paidFen: fen,
  finishNote: z.string(),
  finishPhotos: photos,
  /** The reporter's signature: a drawn picture or a typed name. */
  signature: id.nullable(),
  signedName: z.string(),
  /** When it closes automatically without a response. */
  closesAt: instant.nullable(),
  /** The ticket this one was merged into. */
  mergedNo: z.string(),
  logs: z.array(repairLog),
});

const ownRow = repairBase.extend({ actions: abilities(reporterEvents) });
export type OwnRepair = z.infer<typeof ownRow>;
const ownDetail = repairDetail.extend({
  actions: abilities(reporterEvents),
  /** When the next reminder can be sent. */
  urgeFrom: instant.nullable(),
  /** Amount the caller has to pay for it now. */
  dueFen: fen,
});
export type OwnRepairDetail = z.infer<typeof ownDetail>;

const repairQueryFormAnswer = z.object({
  /** Places where the caller has reported faults before. */
  places: z.array(z.string()),
  phone: z.string(),
  /** The deadlines the park would promise now. */
  promises: z.array(z.object({ priority: z.enum(repairPriorities), respondBy: instant, finishBy: instant })),
  asset: z
    .object({
      assetId: id,
      no: z.string(),
      name: z.string(),
      place: z.string(),
      typeCode: z.string(),
      /** Reports of the last 90 days. */
      repeats: z.array(instant),
      /** The fault has already been reported and not repaired yet. */
      isReported: z.boolean(),
    })
    .nullable(),
});

export const repairQueryForm = call.read(session, '/api/propertyManage/repair/queryForm', {
  summary: 'Returns the initial values of a report form and the asset of a scanned code.',
  input: z.object({ asset: z.string().overwrite(cleanLine).max(40).optional() }),
  output: repairQueryFormAnswer,
  refuses: [retCodes.NOT_FOUND],
});

const undescribed = { error: m.fault_repair_description };
export const describedFault = labelled(
  m.field_fault_description,
  z.string(undescribed).overwrite(cleanText).min(5, undescribed).max(500, undescribed),
);
export const reporterPhone = labelled(
  m.field_contact_phone,
  z
    .string({ error: m.fault_phone_missing })
    .overwrite(cleanLine)
    .regex(phonePattern, { error: m.fault_phone_form }),
);

export const repairContent = z
  .object({
    assetId: id.nullable().default(null),
    locationText: textBetween(m.field_repair_place, 2, 60),
    typeCode: chosenCode(m.field_repair_type),
    description: describedFault,
    photos: photos.default([]),
    audio: labelled(m.field_audio, id.nullable().default(null)),
    priority: choice(m.field_priority, repairPriorities),
    phone: reporterPhone,
    expectFrom: labelled(m.field_visit_from, instant.nullable().default(null)),
    expectTo: labelled(m.field_visit_to, instant.nullable().default(null)),
  })
  .superRefine(({ expectFrom, expectTo }, context) => {
    if (expectFrom !== null && expectTo !== null && expectTo <= expectFrom)
      context.addIssue({ code: 'custom', path: ['expectTo'], message: m.fault_end_before_start() });
  });
export type RepairContent = z.infer<typeof repairContent>;

export const repairSubmit = call.write(session, '/api/propertyManage/repair/submit', {
  summary: 'Reports a fault or a hazard.',
  input: z.object({ data: repairContent }),
  output: z.object({ ticketId: id, no: z.string() }),
  refuses: [retCodes.FIELD_REFUSED],
});

/** Tabs of a user's own tickets: the park's turn, the user's turn, over. */
export const ownRepairTabs = ['ACTIVE', 'TODO', 'OVER'] as const;
export type OwnRepairTab = (typeof ownRepairTabs)[number];

export const repairQueryList = call.list(session, '/api/propertyManage/repair/queryList', {
  summary: 'Lists the caller’s tickets and, for members who can pay, the enterprise’s.',
  filter: { tab: oneOf(m.field_state, ownRepairTabs).default('ACTIVE') },
  output: pageOfTabs(ownRow, ownRepairTabs),
});

export const repairQueryDetail = call.detail(session, '/api/propertyManage/repair/queryDetail', {
  summary: 'Returns one of the caller’s tickets with its history.',
  output: ownDetail,
});

export const repairOperate = call.operate(session, '/api/propertyManage/repair/operate', {
  summary: 'Performs an action on one of the caller’s tickets.',
  events: reporterEvents,
  fields: {
    data: z
      .object({
        /** A reason, what is still wrong, or additional information. */
        text: note(m.field_note, 300),
        photos: photos.default([]),
        rating: wholeBetween(m.field_rating, 1, 5).optional(),
        /** For `confirm`: a drawn signature, or a typed one for users who cannot draw. */
        signature: labelled(m.field_signature, id.nullable().default(null)),
        signedName: optionalText(m.field_signed_name, 40),
      })
      .prefault({}),
  },
  output: ownDetail,
  refuses: [retCodes.TOO_FREQUENT, retCodes.RIGHT_MISSING],
});
