import type { Db } from '../../../platform/database/database.ts';

export interface Entry {
  code: string;
  name: string;
  group: string | null;
  parentCode: string | null;
  sort: number;
  shield: number;
  version: number;
}

/** One list of codes, in any of the tables. */
export interface EntryTable {
  /** In their order; locked when they are about to be changed. */
  read(db: Db, lock?: boolean): Promise<Entry[]>;
  insert(tx: Db, entry: Entry): Promise<void>;
  update(tx: Db, code: string, set: Partial<Omit<Entry, 'code'>>): Promise<void>;
  remove(tx: Db, code: string): Promise<void>;
}
