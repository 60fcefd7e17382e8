import type { ParkSetting } from '@portal/contract/park-setting/manage';
import type { SettingEvent } from '@portal/contract/park-setting/terms';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { settingQueryKeys } from './setting-words.ts';

interface EventWords {
  text: () => string;
  ask: () => string;
  danger?: boolean;
}

const words: Record<SettingEvent, EventWords> = {
  approve: { text: m.park_setting_approve, ask: m.park_setting_approve_text },
  refuse: { text: m.park_setting_refuse, ask: m.park_setting_refuse_text, danger: true },
  withdraw: { text: m.park_setting_withdraw, ask: m.park_setting_withdraw_text },
  stop: { text: m.park_setting_stop, ask: m.park_setting_stop_text, danger: true },
};

/** What the reader may do with the change of a setting that waits. */
export function useSettingActs(setting: ParkSetting | undefined) {
  const operate = useMutationOf('POST /api/settingManage/parkSetting/operate', {
    done: m.park_setting_decided(),
    invalidates: settingQueryKeys,
  });
  const { change } = setting ?? {};
  const fire = async (event: SettingEvent) => {
    const { text, ask, danger } = words[event];
    const asked = { title: text(), text: ask(), ok: text(), ...(danger ? { danger } : {}) };
    if (change && (await confirm(asked)))
      await operate.run({ id: change.id, event, version: change.version });
  };
  return (change?.actions ?? []).map((event) => ({
    key: event,
    text: words[event].text(),
    busy: operate.busy,
    onPress: () => void fire(event),
  }));
}
