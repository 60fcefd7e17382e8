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

/** What the reader may do with a setting, and with its change that waits. */
export function useSettingActs({ group, change, stops, canTurnOff }: ParkSetting) {
  const off = useMutationOf('POST /api/settingManage/parkSetting/turnOff', {
    done: m.park_setting_submitted(),
    invalidates: settingQueryKeys,
  });
  const operate = useMutationOf('POST /api/settingManage/parkSetting/operate', {
    done: m.park_setting_decided(),
    invalidates: settingQueryKeys,
  });
  const fire = async (event: SettingEvent) => {
    const { text, ask, danger } = words[event];
    const asked = { title: text(), text: ask(), ok: text(), ...(danger ? { danger } : {}) };
    if (change && (await confirm(asked)))
      await operate.run({ id: change.id, event, version: change.version });
  };
  const proposeOff = async () => {
    const text = m.park_setting_off_ask({ stops });
    if (await confirm({ title: m.park_setting_off(), text, ok: m.park_setting_submit(), danger: true }))
      await off.run({ group });
  };
  const acts = (change?.actions ?? []).map((event) => ({
    key: event,
    text: words[event].text(),
    busy: operate.busy,
    onPress: () => void fire(event),
  }));
  if (!canTurnOff) return acts;
  const act = {
    key: 'off',
    text: m.park_setting_off(),
    busy: off.busy,
    onPress: () => void proposeOff(),
  };
  return [...acts, act];
}
