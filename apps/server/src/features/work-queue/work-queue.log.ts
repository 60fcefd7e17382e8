import * as m from '@portal/texts/messages';
import type { LogWords } from '../../feature/log-words.ts';

export const workQueueLog: LogWords = {
  entities: {
    work: m.log_entity_work,
  },
  verbs: {
    assign: m.log_verb_assign,
    claim: m.log_verb_claim,
    release: m.log_verb_release,
  },
  fields: { claimedBy: m.handover_field_holder },
  ids: { claimedBy: ['user'] },
};
