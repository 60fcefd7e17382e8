import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { parkSettingLog } from './park-setting.log.ts';
import { parkAccountQueue, parkSettingQueue } from './park-setting.queue.ts';
import { parkSettingRoutes } from './park-setting.routes.ts';
import { paySetup, smsSetup } from './park-setting.setup.ts';

export const parkSettingFeature: Feature = {
  routes: parkSettingRoutes,
  queue: [parkAccountQueue, parkSettingQueue],
  menuPages: [paths.manageParkSetting()],
  setup: [paySetup, smsSetup],
  log: parkSettingLog,
};
