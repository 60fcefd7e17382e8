import type { ParkSetting, SettingChange } from '@portal/contract/park-setting/manage';
import {
  type SettingGroup,
  settingEvents,
  settingFieldLabels,
  settingGroupLabels,
  settingGroups,
} from '@portal/contract/park-setting/terms';
import { and, eq, gt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { listInForce } from '../../platform/park-setting/park-settings.ts';
import { isSetByEnv, valuesOfEnv } from '../../platform/park-setting/setting-env.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { mayOperateSetting, mayProposeSetting, type SettingRow } from './setting.policy.ts';
import { fieldsOf, shownOf } from './setting-shown.public.ts';

const viewValues = (group: SettingGroup, shown: Readonly<Record<string, string>>): ParkSetting['inForce'] =>
  Object.entries(fieldsOf(group)).map(([name, kind]) => ({
    name,
    label: settingFieldLabels[name]?.() ?? name,
    value: shown[name] ?? '',
    isSecret: kind === 'secret',
  }));

/** Changes that wait for the second person, or for their time. */
const listWaiting = (db: Db, now: Date) =>
  db
    .select()
    .from(parkSettings)
    .where(
      or(
        eq(parkSettings.state, 'PENDING'),
        and(eq(parkSettings.state, 'APPROVED'), gt(parkSettings.effectiveAt, now)),
      ),
    );

const viewChange = (
  row: SettingRow,
  names: ReadonlyMap<string, string>,
  actor: Actor,
  now: Date,
): SettingChange => ({
  id: row.id,
  version: row.version,
  state: row.state,
  values: viewValues(row.group, row.shown),
  proposedByName: names.get(row.createdBy ?? '') ?? '',
  proposedAt: row.createdAt.getTime(),
  effectiveAt: row.effectiveAt?.getTime() ?? null,
  actions: settingEvents.filter((event) => mayOperateSetting(actor, row, event, now)),
});

/** Every group of settings as the caller may see and change it. */
export async function listSettings({ db, env, actor, now }: Context): Promise<ParkSetting[]> {
  const [inForce, waiting] = await Promise.all([listInForce(db, now), listWaiting(db, now)]);
  const names = await namesOfUsers(
    db,
    waiting.map(({ createdBy }) => createdBy),
  );
  return settingGroups.map((group) => {
    const row = inForce.find((one) => one.group === group);
    const ofEnv = isSetByEnv(env, group) ? valuesOfEnv(env, group) : null;
    const change = waiting.find((one) => one.group === group);
    const isFromEnv = isSetByEnv(env, group);
    return {
      group,
      label: settingGroupLabels[group](),
      source: isFromEnv ? 'ENVIRONMENT' : row ? 'CONSOLE' : 'NONE',
      isDemo: env.DEMO && group !== 'ADDRESS',
      inForce: isFromEnv
        ? ofEnv
          ? viewValues(group, shownOf(group, ofEnv))
          : []
        : row
          ? viewValues(group, row.shown)
          : [],
      since: isFromEnv ? null : (row?.effectiveAt?.getTime() ?? null),
      change: change ? viewChange(change, names, actor, now) : null,
      canPropose: mayProposeSetting(actor, group) && change === undefined,
      canTest: group !== 'BANK' && mayProposeSetting(actor, group),
    };
  });
}
