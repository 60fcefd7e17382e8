import type { ParkSetting, SettingChange } from '@portal/contract/park-setting/manage';
import {
  type SettingGroup,
  settingEvents,
  settingFieldLabels,
  settingGroupLabels,
  settingGroups,
  settingStops,
} from '@portal/contract/park-setting/terms';
import { and, eq, gt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import { listInForce } from '../../platform/park-setting/park-settings.ts';
import { hasEffect, isSetByEnv, valuesOfEnv } from '../../platform/park-setting/setting-env.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { isTestable, mayOperateSetting, mayProposeSetting, type SettingRow } from './setting.policy.ts';
import { fieldsOf, shownOf } from './setting-shown.public.ts';
import { readUndelivered } from './undelivered.ts';

type Shown = Readonly<Record<string, string>>;

/** The values of a group; of a change, with those in force where they differ. */
const viewValues = (group: SettingGroup, shown: Shown, inForce?: Shown): ParkSetting['inForce'] =>
  Object.entries(fieldsOf(group)).map(([name, kind]) => {
    const value = shown[name] ?? '';
    const before = inForce?.[name] ?? '';
    return {
      name,
      label: settingFieldLabels[name]?.() ?? name,
      value,
      kind,
      before: inForce && before !== value ? before : null,
    };
  });

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

interface Reading {
  names: ReadonlyMap<string, string>;
  inForce: Shown | undefined;
  actor: Actor;
  now: Date;
}

const viewChange = (row: SettingRow, { names, inForce, actor, now }: Reading): SettingChange => ({
  id: row.id,
  version: row.version,
  state: row.state,
  isOff: row.isOff,
  values: row.isOff ? [] : viewValues(row.group, row.shown, inForce),
  proposedByName: names.get(row.createdBy ?? '') ?? '',
  proposedAt: row.createdAt.getTime(),
  effectiveAt: row.effectiveAt?.getTime() ?? null,
  actions: settingEvents.filter((event) => mayOperateSetting(actor, row, event, now)),
});

/** Every group of settings as the caller may see and change it. */
export async function listSettings({ db, env, actor, now }: Context): Promise<ParkSetting[]> {
  const [inForce, waiting] = await Promise.all([listInForce(db, now), listWaiting(db, now)]);
  const undelivered = await readUndelivered(db, now);
  const names = await namesOfUsers(
    db,
    waiting.map(({ createdBy }) => createdBy),
  );
  return settingGroups.map((group) => {
    const row = inForce.find((one) => one.group === group && !one.isOff);
    const change = waiting.find((one) => one.group === group);
    const isFromEnv = isSetByEnv(env, group);
    const ofEnv = isFromEnv ? valuesOfEnv(env, group) : null;
    const shown = isFromEnv ? ofEnv && shownOf(group, ofEnv) : row?.shown;
    const canPropose = mayProposeSetting(actor, group) && change === undefined;
    return {
      group,
      label: settingGroupLabels[group](),
      source: isFromEnv ? 'ENVIRONMENT' : row ? 'CONSOLE' : 'NONE',
      isDemo: env.DEMO && !hasEffect(env, group),
      inForce: shown ? viewValues(group, shown) : [],
      since: isFromEnv ? null : (row?.effectiveAt?.getTime() ?? null),
      change: change ? viewChange(change, { names, inForce: shown ?? undefined, actor, now }) : null,
      canPropose,
      stops: settingStops[group](),
      undelivered: undelivered[group] ?? null,
      canTurnOff: canPropose && row !== undefined,
      canTest: isTestable(group) && mayProposeSetting(actor, group),
    };
  });
}
