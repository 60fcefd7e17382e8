import { regionList, tagList } from '@portal/contract/dictionary-manage';
import type { Db } from '../../../platform/database/database.ts';
import { businessTable } from './business-table.ts';
import { regionTable } from './region-table.ts';
import { tagTable } from './tag-table.ts';

export interface Entry {
  code: string;
  name: string;
  group: string | null;
  parentCode: string | null;
  sort: number;
  shield: number;
  version: number;
}

/** One list of codes, wherever it is kept. */
export interface EntryTable {
  /** In their order; locked when they are about to be changed. */
  read(db: Db, lock?: boolean): Promise<Entry[]>;
  insert(tx: Db, entry: Entry): Promise<void>;
  update(tx: Db, code: string, set: Partial<Omit<Entry, 'code'>>): Promise<void>;
  remove(tx: Db, code: string): Promise<void>;
}

export function tableOf(list: string): EntryTable {
  if (list === tagList) return tagTable;
  return list === regionList ? regionTable : businessTable(list);
}
