import * as m from '@portal/texts/messages';
import { chinaMinuteOf } from '../china-time.ts';
import { messageEvent } from '../message-event.ts';
import { type SettingGroup, type SettingState, settingGroupLabels, settingStateLabels } from './terms.ts';

const setting = {
  group: 'SAFETY',
  level: 'IMPORTANT',
  sms: 'SAFETY',
  pages: ['/manage/park-setting', '/manage/park-setting/pay'],
} as const;

/** Messages about the settings of the park, to everyone who may enter or approve them. */
export const parkSettingEvents = {
  SETTING_PROPOSED: messageEvent<{ group: SettingGroup; person: string }>({
    ...setting,
    title: ({ group }) => m.park_setting_event_proposed({ setting: settingGroupLabels[group]() }),
    body: ({ group, person }) =>
      m.park_setting_event_proposed_body({ person, setting: settingGroupLabels[group]() }),
  }),
  SETTING_DECIDED: messageEvent<{
    group: SettingGroup;
    state: SettingState;
    person: string;
    effectiveAt: number | null;
  }>({
    ...setting,
    title: ({ group, state }) =>
      m.park_setting_event_decided({
        setting: settingGroupLabels[group](),
        state: settingStateLabels[state](),
      }),
    body: ({ group, state, person, effectiveAt }) =>
      state === 'APPROVED' && effectiveAt !== null
        ? m.park_setting_event_approved_body({
            person,
            setting: settingGroupLabels[group](),
            time: chinaMinuteOf(effectiveAt),
          })
        : m.park_setting_event_decided_body({ person, setting: settingGroupLabels[group]() }),
  }),
};
