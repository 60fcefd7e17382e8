import {
  parkSettingOperate,
  parkSettingPropose,
  parkSettingQueryList,
  parkSettingTest,
  parkSettingTurnOff,
} from '@portal/contract/park-setting/manage';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { operateSetting } from './operate-setting.ts';
import { proposeSetting } from './propose-setting.ts';
import { listSettings } from './setting-view.ts';
import { testSetting } from './test-setting.ts';
import { turnOffSetting } from './turn-off-setting.ts';

export const parkSettingRoutes = (): BoundEndpoint[] => [
  bind(parkSettingQueryList, listSettings),
  bind(parkSettingPropose, proposeSetting),
  bind(parkSettingOperate, operateSetting),
  bind(parkSettingTurnOff, turnOffSetting),
  bind(parkSettingTest, testSetting),
];
