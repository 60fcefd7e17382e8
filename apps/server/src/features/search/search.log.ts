import { synonymContent } from '@portal/contract/search/manage';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { synonyms } from './synonym.table.ts';

export const searchLog: LogWords = {
  entities: { searchSynonym: m.search_synonym },
  names: {
    searchSynonym: namesIn(synonyms, synonyms.id, sql`array_to_string(${synonyms.words}, ' = ')`),
  },
  forms: [synonymContent],
};
