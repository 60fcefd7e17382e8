import type { ParkSetting } from '@portal/contract/park-setting/manage';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const settingQueryKeys = [
  'GET /api/settingManage/parkSetting/queryList',
  'GET /api/settingManage/setup/queryDetail',
  'GET /api/userManage/sms/queryState',
] as const;

/** How a setting stands, in one line. */
export function standingOf({ change, source, isDemo }: ParkSetting): { kind: StatusKind; text: string } {
  if (change?.state === 'PENDING')
    return { kind: 'checking', text: m.park_setting_waiting({ person: change.proposedByName }) };
  if (change?.effectiveAt)
    return { kind: 'checking', text: m.park_setting_effective({ time: formatDate(change.effectiveAt) }) };
  if (isDemo) return { kind: 'closed', text: m.park_setting_source_demo() };
  if (source === 'ENVIRONMENT') return { kind: 'done', text: m.park_setting_source_environment() };
  if (source === 'CONSOLE') return { kind: 'done', text: m.park_setting_source_console() };
  return { kind: 'open', text: m.park_setting_source_none() };
}
