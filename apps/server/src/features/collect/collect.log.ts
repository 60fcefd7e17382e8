import * as m from '@portal/texts/messages';
import type { LogWords } from '../../feature/log-words.ts';

export const collectLog: LogWords = {
  entities: {
    collect: m.log_entity_collection,
    collection: m.log_entity_collection,
  },
  verbs: {
    group: m.log_verb_group,
  },
  ids: { 'collection.targetId': ['collection'] },
  fields: {
    targetId: m.log_field_target_id,
    targetType: m.field_kind,
  },
};
