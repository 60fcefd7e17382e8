import type { Db } from '../../../platform/database/database.ts';

export interface Entry {
  code: string;
  name: string;
  group: string | null;
  parentCode: string | null;
  sort: number;
  shield: number;
  /** The code of the entry that it was merged into. */
  mergedInto: string | null;
  version: number;
}

/** Access to one list of codes, whichever table it is stored in. */
export interface EntryTable {
  /** Entries in order; `lock` locks them before a change. */
  read(db: Db, lock?: boolean): Promise<Entry[]>;
  insert(tx: Db, entry: Omit<Entry, 'mergedInto'>): Promise<void>;
  update(tx: Db, code: string, set: Partial<Omit<Entry, 'code'>>): Promise<void>;
  remove(tx: Db, code: string): Promise<void>;
}
