import * as m from '@portal/texts/messages';
import type { LogWords } from '../../feature/log-words.ts';

export const caseLog: LogWords = {
  entities: {
    case: m.log_entity_case,
  },
};
