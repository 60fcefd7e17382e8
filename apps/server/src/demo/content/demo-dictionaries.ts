import { readDemoJson } from './read-demo-data.ts';

export interface DictionaryEntry {
  code: string;
  name: string;
  sort: number;
}

/** Entries by the type of the dictionary: CHAIN_STAGE, POLICY_KIND, REPAIR_TYPE … */
export const demoDictionaries = readDemoJson<Record<string, DictionaryEntry[]>>('dictionaries.json');
