import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    PARK_ACCOUNT: { name: m.park_setting_queue_account, href: () => paths.managePaySetting() },
    PARK_SETTING: { name: m.park_setting_queue_setting, href: () => paths.manageParkSetting() },
  },
} satisfies FeatureWords;
