import { regionList, tagList } from '@portal/contract/dictionary/manage';
import { businessTable } from './business-table.ts';
import type { EntryTable } from './entry-table.ts';
import { regionTable } from './region-table.ts';
import { tagTable } from './tag-table.ts';

export function tableOf(list: string): EntryTable {
  if (list === tagList) return tagTable;
  return list === regionList ? regionTable : businessTable(list);
}
