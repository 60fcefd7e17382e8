import type { BulkValues } from '@portal/contract/bulk/bulk';
import type { BulkField, BulkKind } from '@portal/contract/bulk/terms';
import type { Endpoint } from '@portal/contract/endpoint';
import * as m from '@portal/texts/messages';
import type { Db } from '../platform/database/database.ts';
import type { RecordPlaces } from '../platform/http/require-in-place.ts';
import type { InvoiceChannel } from '../platform/invoice/invoice-channel.ts';
import type { Actor } from '../platform/session/actor.ts';
import type { QueueSource } from './queue-source.ts';

type Words = () => string;

/** A row as an act finds it. */
export interface BulkTarget<Extra = unknown> {
  id: string;
  name: string;
  version: number;
  /** The code of why it is left; null if the act can be done. */
  barred: string | null;
  /** Rows of one group are one act: one reminder for all bills of an enterprise. By default each is its own. */
  group?: string;
  /** What the act is about, where it is about money. */
  fen?: number;
  /** What the act's call needs besides id and version. */
  extra?: Extra;
}

/** For whom an act looks at rows, and with what filled in. */
export interface BulkLook {
  actor: Actor;
  now: Date;
  values: BulkValues;
  invoicing: Pick<InvoiceChannel, 'isByHand'>;
  queue: readonly QueueSource[];
  places: RecordPlaces;
}

interface SingleCall<Extra> {
  /** The call of the single act; its access says who may run it for many. */
  call: Endpoint;
  /** The call's input, for one row or all rows of a group. */
  input(target: BulkTarget<Extra>, values: BulkValues, group: readonly BulkTarget<Extra>[]): unknown;
}

/** Something that can be done with many rows at once: the call of the single act, row by row. */
export interface BulkAct<Extra = unknown> extends SingleCall<Extra> {
  kind: BulkKind;
  needs?: readonly BulkField[];
  /** What the field with choices, `workerId` or `tagId`, can name. */
  choices?: (db: Db, now: Date) => Promise<readonly { value: string; text: string }[]>;
  isDanger?: boolean;
  /** Finds rows as they are now, in any order; those that don't exist for the caller are left out. It reads only. */
  look(db: Db, ids: readonly string[], by: BulkLook): Promise<BulkTarget<Extra>[]>;
  /** Words for the codes of `barred`, besides the common ones. */
  reasons?: Readonly<Record<string, Words>>;
  /** The call that takes it back; absent if a single one can't be taken back. */
  undo?: SingleCall<Extra>;
}

/** A list whose rows can be chosen. */
export interface BulkSource {
  list: Endpoint;
  /** The key of a row of the list's answer, as its page has it. */
  keyOf(row: never): string;
  /** The id that the acts look a row up by, where the key is not enough; by default the key. */
  idOf?: (key: string, filter: BulkFilter, now: Date) => string;
  acts: readonly BulkAct[];
}

/** The input of a list. */
type BulkFilter = Readonly<Record<string, string | number>>;

/** Hides the type of the rows from the list of sources. */
export const bulkSource = <Row>(given: Omit<BulkSource, 'keyOf'> & { keyOf(row: Row): string }): BulkSource =>
  given as unknown as BulkSource;

/** Hides the type of `extra` from the list of acts. */
export const bulkAct = <Extra = unknown>(given: BulkAct<Extra>): BulkAct => given as unknown as BulkAct;

/** A code that bars a row for its state. */
export const inState = (state: string): string => `state:${state}`;

/** Words for the states that bar rows. */
export const stateReasons = (labels: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    Object.entries(labels).map(([state, label]) => [
      inState(state),
      () => m.bulk_reason_state({ state: label() }),
    ]),
  );
