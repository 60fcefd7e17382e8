import type { RoomContent } from '@portal/contract/conference-room/manage';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { type Saved, writeEntities } from '../../../platform/oper-log/write-entities.ts';
import { conferenceRooms, type RoomRow } from '../conference-room.table.ts';

interface NewRoom {
  /** Null for a new room. */
  before: RoomRow | null;
  values: Omit<RoomContent, 'fileId'> & Partial<Pick<RoomRow, 'picture'>>;
  logged?: object;
}

/** Adds and changes rooms that were checked, each with a log row, and returns them in their order. */
export const writeRooms = (tx: Db, ctx: WriteContext, given: readonly NewRoom[]): Promise<Saved[]> =>
  writeEntities(tx, ctx, { table: conferenceRooms, entity: 'conferenceRoom', unlogged: ['picture'] }, given);
