import { regionList } from '@portal/contract/dictionary/manage';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { projects } from './project.table.ts';

export const projectUses: DictionaryUses = {
  [regionList]: [sql`select ${projects.regionId} from ${projects}`],
  INDUSTRY_TAG: [sql`select ${projects.categoryCode} from ${projects}`],
};
