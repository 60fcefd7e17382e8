import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { users } from '../identity/user.table.ts';

const ofUser = namesIn(users, users.id, users.name);

export const messageLog: LogWords = {
  entities: {
    message: m.log_entity_message,
    messageSetting: m.log_entity_message_setting,
  },
  // Messages and their settings are logged under their user.
  names: { message: ofUser, messageSetting: ofUser },
  verbs: {
    quietHours: m.log_verb_quiet_hours,
    switch: m.log_verb_switch,
  },
};
