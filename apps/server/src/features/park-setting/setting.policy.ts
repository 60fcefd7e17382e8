import {
  type SettingEvent,
  type SettingGroup,
  settingRoles,
  settingTransitions,
} from '@portal/contract/park-setting/terms';
import type { parkSettings } from '../../platform/park-setting/park-setting.table.ts';
import type { Actor } from '../../platform/session/actor.ts';

export type SettingRow = typeof parkSettings.$inferSelect;

const holds = (actor: Actor, roles: readonly string[]) =>
  actor.operatorRoles.some((role) => roles.includes(role));

export const mayProposeSetting = (actor: Actor, group: SettingGroup): boolean =>
  holds(actor, settingRoles[group].propose);

/** Whether somebody can be asked about a group; a bank account and a picture have no other side. */
export const isTestable = (group: SettingGroup): boolean => group !== 'BANK' && group !== 'MARK';

const isByOther = (actor: Actor, { createdBy }: SettingRow) => createdBy !== actor.userId;

/** Whether the caller may do this; that the state allows it is checked apart. */
export function hasSettingRight(actor: Actor, row: SettingRow, event: SettingEvent): boolean {
  if (event === 'withdraw') return !isByOther(actor, row);
  // Anyone who could have entered it can stop it.
  if (event === 'stop') return mayProposeSetting(actor, row.group);
  return isByOther(actor, row) && holds(actor, settingRoles[row.group].decide);
}

/** A change can be stopped only before it takes effect. */
export const isTooLate = (row: SettingRow, event: SettingEvent, now: Date): boolean =>
  event === 'stop' && (row.effectiveAt === null || row.effectiveAt <= now);

export const mayOperateSetting = (actor: Actor, row: SettingRow, event: SettingEvent, now: Date): boolean =>
  settingTransitions[row.state][event] !== undefined &&
  !isTooLate(row, event, now) &&
  hasSettingRight(actor, row, event);
