import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, id, instant, pageOf, pageOfTabs } from '../fields.ts';
import { choice, kindOf, labelled, note, oneOf, requiredText, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import {
  folderStates,
  introductionStates,
  readingKinds,
  roomFolders,
  roomOwnerEvents,
  roomStates,
  ventureStates,
} from './terms.ts';

const tag = 'venture';

const session = { tag, access: 'session' } as const;
const finance = { tag, access: 'finance' } as const;

const document = z.object({
  documentId: id,
  folder: z.enum(roomFolders),
  title: z.string(),
  fileName: z.string(),
  mime: z.string(),
  bytes: z.int(),
  addedAt: instant,
});
export type RoomDocument = z.infer<typeof document>;

/** A request for access and its outcome. */
const access = z.object({
  accessId: id,
  version: z.int(),
  no: z.string(),
  ventureId: id,
  ventureName: z.string(),
  /** The requesting enterprise; an institution appears under its institution name. */
  readerName: z.string(),
  folders: z.array(z.enum(roomFolders)),
  /** Reason for the request. */
  purpose: z.string(),
  state: z.enum(roomStates),
  stateLabel: z.string(),
  granted: z.array(z.enum(roomFolders)),
  /** The last day of access. */
  until: z.string().nullable(),
  mayDownload: z.boolean(),
  /** Why it was refused or revoked. */
  reason: z.string(),
  askedAt: instant,
  actions: abilities(['withdraw', ...roomOwnerEvents]),
});
export type RoomAccess = z.infer<typeof access>;

const reading = z.object({
  readingId: id,
  at: instant,
  kind: z.enum(readingKinds),
  readerName: z.string(),
  personName: z.string(),
  title: z.string(),
});
export type RoomReading = z.infer<typeof reading>;

const ownRoom = z.object({
  ventureId: id,
  ventureName: z.string(),
  documents: z.array(document),
  accesses: z.array(access),
  /** Whether documents can still be added; not once the venture is withdrawn. */
  canEdit: ability(),
});

export const roomQueryOwn = call.detail(session, '/api/financeManage/ventureRoom/queryOwn', {
  summary: 'Returns the data room of the caller’s venture: its documents and access requests.',
  output: ownRoom,
});

export const roomQueryReadings = call.list(session, '/api/financeManage/ventureRoom/queryReadings', {
  summary: 'Lists who viewed or downloaded which document of the caller’s venture, and when.',
  filter: { id },
  output: pageOf(reading),
  refuses: [retCodes.NOT_FOUND],
});

export const documentContent = z.object({
  folder: choice(m.field_folder, roomFolders),
  title: requiredText(m.field_document_title, 60),
  fileId: labelled(
    m.field_file,
    z
      .string()
      .min(1, { error: fault.choose(m.field_file) })
      .max(64),
  ),
});
export type DocumentContent = z.infer<typeof documentContent>;

export const roomSaveDocument = call.write(session, '/api/financeManage/ventureRoom/saveDocument', {
  summary: 'Adds a private file to a folder of the data room.',
  input: z.object({ id, data: documentContent }),
  output: ownRoom,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED, retCodes.LIMIT_REACHED],
});

export const roomRemoveDocument = call.write(session, '/api/financeManage/ventureRoom/removeDocument', {
  summary: 'Removes a document from the data room; its view log stays.',
  input: z.object({ id }),
  output: ownRoom,
  refuses: [retCodes.NOT_FOUND],
});

const someFolders = labelled(
  m.field_folders,
  z.array(z.enum(roomFolders)).max(roomFolders.length, { error: fault.most(m.field_folders, 5) }),
);

export const grantContent = z.object({
  folders: someFolders.min(1, { error: fault.choose(m.field_folders) }),
  until: chosenDay(m.field_grant_until),
  mayDownload: labelled(m.field_may_download, z.boolean()),
});
export type GrantContent = z.infer<typeof grantContent>;

export const roomDecide = call.operate(session, '/api/financeManage/ventureRoom/decide', {
  summary: 'Grants access to folders until a day, rejects a request, or revokes access.',
  events: roomOwnerEvents,
  fields: {
    data: z
      .object({
        folders: someFolders.default([]),
        until: labelled(m.field_grant_until, z.iso.date({ error: m.fault_day }).nullable().default(null)),
        mayDownload: z.boolean().default(false),
        reason: note(m.field_reason, 200),
      })
      .prefault({}),
  },
  output: access,
});

const folder = z.object({
  folder: z.enum(roomFolders),
  state: z.enum(folderStates),
  stateLabel: z.string(),
  documents: z.int(),
  /** The last day of access that is or was granted. */
  until: z.string().nullable(),
  mayDownload: z.boolean(),
  reason: z.string(),
});

const readRoom = z.object({
  ventureId: id,
  ventureName: z.string(),
  state: z.enum(ventureStates),
  isOwn: z.boolean(),
  folders: z.array(folder),
  /** Documents in folders open to the caller. */
  documents: z.array(document),
  /** Documents read by the caller’s own enterprise, latest first. */
  readings: z.array(reading),
  accesses: z.array(access),
  /**
   * The introduction between the caller’s institution and the venture; null if the caller has no institution or there
   * is none yet.
   */
  introduction: z.object({ introductionId: id, state: z.enum(introductionStates) }).nullable(),
  isInstitution: z.boolean(),
  canAsk: ability(),
});
export type ReadRoom = z.infer<typeof readRoom>;

export const roomQueryDetail = call.detail(finance, '/api/financeManage/ventureRoom/queryDetail', {
  summary: 'Returns a data room with the access of the caller’s enterprise.',
  output: readRoom,
});

export const askContent = z.object({
  folders: someFolders.min(1, { error: fault.choose(m.field_folders) }),
  purpose: textBetween(m.field_room_purpose, 5, 300),
});
export type AskContent = z.infer<typeof askContent>;

export const roomAsk = call.write(finance, '/api/financeManage/ventureRoom/ask', {
  summary: 'Requests access to folders of a data room, with a reason.',
  input: z.object({ id, data: askContent }),
  output: readRoom,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED, retCodes.LIMIT_REACHED],
});

export const roomWithdraw = call.act(finance, '/api/financeManage/ventureRoom/withdraw', {
  summary: 'Withdraws an access request.',
  output: access,
});

export const roomQueryAsked = call.list(session, '/api/financeManage/ventureRoom/queryAsked', {
  summary: 'Lists the data rooms the caller’s enterprise has requested access to.',
  filter: { state: oneOf(m.field_state, roomStates).optional() },
  output: pageOfTabs(access, roomStates),
});

export const roomFile = call.read(session, '/api/financeManage/ventureRoom/file', {
  summary:
    'Returns a document to its owners and to those granted access; each view and download by others is logged.',
  input: z.object({ id, kind: kindOf(m.field_reading_kind, readingKinds).default('VIEW') }),
  output: z.unknown(),
  raw: ['any'],
});
