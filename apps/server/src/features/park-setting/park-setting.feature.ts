import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { parkSettingLog } from './park-setting.log.ts';
import { parkSettingRoutes } from './park-setting.routes.ts';

export const parkSettingFeature: Feature = {
  routes: parkSettingRoutes,
  menuPages: [paths.manageParkSetting()],
  log: parkSettingLog,
};
