import { matterNames, presetNames, timingNames } from '@portal/contract/message/reach-terms';
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
  fields: {
    'messageSetting.matter': m.reach_matter,
    'messageSetting.matters': m.reach_matter,
    'messageSetting.site': m.reach_channel_site,
    'messageSetting.sms': m.reach_channel_sms,
    'messageSetting.mail': m.field_email,
    'messageSetting.timing': m.reach_log_timing,
    'messageSetting.preset': m.reach_log_preset,
  },
  codes: {
    'messageSetting.matter': matterNames,
    'messageSetting.matters': matterNames,
    'messageSetting.timing': timingNames,
    'messageSetting.preset': presetNames,
  },
  verbs: {
    quietHours: m.log_verb_quiet_hours,
    reach: m.reach_log_save,
    proveMail: m.reach_log_prove,
    unsubscribe: m.reach_log_off,
  },
};
