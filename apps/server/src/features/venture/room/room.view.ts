import type { RoomAccess, RoomDocument, RoomReading } from '@portal/contract/venture/room';
import { roomOwnerEvents, roomStateLabels, roomTransitions } from '@portal/contract/venture/terms';
import type { DocumentRecord } from '../venture.table.ts';
import type { NamedAccess, NamedReading } from './room.queries.ts';

export const viewDocument = ({ id, createdAt, ...document }: DocumentRecord): RoomDocument => ({
  ...document,
  documentId: id,
  addedAt: createdAt.getTime(),
});

/** An access request as its reader or the owners see it. */
export const viewAccess = (
  { access, venture, readerName, no }: NamedAccess,
  side: 'READER' | 'OWNER',
): RoomAccess => ({
  accessId: access.id,
  version: access.version,
  no,
  ventureId: access.ventureId,
  ventureName: venture.name,
  readerName,
  folders: access.folders,
  purpose: access.purpose,
  state: access.status,
  stateLabel: roomStateLabels[access.status](),
  granted: access.granted,
  until: access.until,
  mayDownload: access.mayDownload,
  reason: access.reason,
  askedAt: access.createdAt.getTime(),
  actions: (side === 'READER' ? (['withdraw'] as const) : roomOwnerEvents).filter(
    (event) => roomTransitions[access.status][event] !== undefined,
  ),
});

export const viewReading = ({ reading, readerName, personName, title }: NamedReading): RoomReading => ({
  readingId: reading.id,
  at: reading.at.getTime(),
  kind: reading.kind,
  readerName,
  personName,
  title,
});
