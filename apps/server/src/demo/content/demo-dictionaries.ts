import { fixedEntries } from '../../features/dictionary/manage/fixed-entries.ts';
import { standardEntries } from '../../features/dictionary/manage/standard-entries.ts';
import { readDemoJson } from './read-demo-data.ts';

export interface DictionaryEntry {
  code: string;
  name: string;
  sort: number;
  parentCode?: string;
}

/** Entries by dictionary type: CHAIN_STAGE, POLICY_KIND, REPAIR_TYPE … */
export const demoDictionaries: Record<string, DictionaryEntry[]> = {
  ...fixedEntries,
  ...standardEntries,
  ...readDemoJson<Record<string, DictionaryEntry[]>>('dictionaries.json'),
};
