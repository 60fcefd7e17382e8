import * as m from '@portal/texts/messages';
import type { MessageEvent, MessageGroup } from '../message-event.ts';

/** What a message is about, as readers choose where it reaches them. */
export const matterCodes = [
  'TODO',
  'MONEY',
  'SAFETY',
  'BOOKING',
  'PROGRESS',
  'FOLLOWED',
  'COMMUNITY',
] as const;
export type Matter = (typeof matterCodes)[number];

export const matterNames: Record<Matter, () => string> = {
  TODO: m.reach_matter_todo,
  MONEY: m.reach_matter_money,
  SAFETY: m.reach_matter_safety,
  BOOKING: m.reach_matter_booking,
  PROGRESS: m.reach_matter_progress,
  FOLLOWED: m.reach_matter_followed,
  COMMUNITY: m.reach_matter_community,
};

export const matterNotes: Record<Matter, () => string> = {
  TODO: m.reach_matter_todo_note,
  MONEY: m.reach_matter_money_note,
  SAFETY: m.reach_matter_safety_note,
  BOOKING: m.reach_matter_booking_note,
  PROGRESS: m.reach_matter_progress_note,
  FOLLOWED: m.reach_matter_followed_note,
  COMMUNITY: m.reach_matter_community_note,
};

const groupMatters: Record<MessageGroup, Matter> = {
  ACCOUNT: 'SAFETY',
  SAFETY: 'SAFETY',
  PAYMENT: 'MONEY',
  ACTIVITY: 'BOOKING',
  ENTERPRISE: 'PROGRESS',
  PROPERTY: 'PROGRESS',
  CONTENT: 'FOLLOWED',
  COLLECT: 'FOLLOWED',
  COMMUNITY: 'COMMUNITY',
};

/** Money and safety by their subject, what requires action by its level, everything else by its subject. */
export function matterOf({ group, level, sms }: Pick<MessageEvent, 'group' | 'level' | 'sms'>): Matter {
  if (sms === 'MONEY') return 'MONEY';
  const matter = groupMatters[group];
  const isFixed = matter === 'SAFETY' || matter === 'MONEY' || matter === 'BOOKING';
  return isFixed || level === 'NORMAL' ? matter : 'TODO';
}

export const channelCodes = ['SITE', 'SMS', 'MAIL'] as const;
export type Channel = (typeof channelCodes)[number];

export const channelNames: Record<Channel, () => string> = {
  SITE: m.reach_channel_site,
  SMS: m.reach_channel_sms,
  MAIL: m.field_email,
};

/** When mails go out: at once, or together at nine, every day or on Mondays. */
export const mailTimings = ['NOW', 'DAY', 'WEEK'] as const;
export type MailTiming = (typeof mailTimings)[number];

export const timingNames: Record<MailTiming, () => string> = {
  NOW: m.reach_timing_now,
  DAY: m.reach_timing_day,
  WEEK: m.reach_timing_week,
};

/** Why a cell can't be changed: it has to arrive, or nothing of the kind is sent there. */
type CellLock = 'NEEDED' | 'UNUSED';

export const lockReasons: Record<CellLock, () => string> = {
  NEEDED: m.reach_lock_needed,
  UNUSED: m.reach_lock_unused,
};

const locks: Partial<Record<Channel, Partial<Record<Matter, CellLock>>>> = {
  SITE: { TODO: 'NEEDED', MONEY: 'NEEDED', SAFETY: 'NEEDED', BOOKING: 'NEEDED', PROGRESS: 'NEEDED' },
  // Text messages cost money: events name a reason for theirs, and these matters have no such event.
  SMS: { SAFETY: 'NEEDED', PROGRESS: 'UNUSED', FOLLOWED: 'UNUSED', COMMUNITY: 'UNUSED' },
};

export const lockOf = (matter: Matter, channel: Channel): CellLock | null => locks[channel]?.[matter] ?? null;

/** The choices for one matter. */
export interface MatterChoice {
  site: boolean;
  sms: boolean;
  mail: boolean;
  timing: MailTiming;
}
export type ReachPlan = Record<Matter, MatterChoice>;

const choice = (site: boolean, sms: boolean, mail: boolean, timing: MailTiming): MatterChoice => ({
  site,
  sms,
  mail,
  timing,
});

/** Ready-made plans; everybody starts with STANDARD. */
export const presetCodes = ['LOW', 'STANDARD', 'ALL'] as const;
type Preset = (typeof presetCodes)[number];

export const presetNames: Record<Preset, () => string> = {
  LOW: m.reach_preset_low,
  STANDARD: m.reach_preset_standard,
  ALL: m.reach_preset_all,
};

export const presets: Record<Preset, ReachPlan> = {
  LOW: {
    TODO: choice(true, false, true, 'DAY'),
    MONEY: choice(true, true, true, 'DAY'),
    SAFETY: choice(true, true, false, 'NOW'),
    BOOKING: choice(true, true, false, 'NOW'),
    PROGRESS: choice(true, false, true, 'WEEK'),
    FOLLOWED: choice(true, false, false, 'WEEK'),
    COMMUNITY: choice(true, false, false, 'WEEK'),
  },
  STANDARD: {
    TODO: choice(true, true, true, 'NOW'),
    MONEY: choice(true, true, true, 'NOW'),
    SAFETY: choice(true, true, true, 'NOW'),
    BOOKING: choice(true, true, true, 'NOW'),
    PROGRESS: choice(true, false, true, 'DAY'),
    FOLLOWED: choice(true, false, true, 'WEEK'),
    COMMUNITY: choice(true, false, false, 'DAY'),
  },
  ALL: {
    TODO: choice(true, true, true, 'NOW'),
    MONEY: choice(true, true, true, 'NOW'),
    SAFETY: choice(true, true, true, 'NOW'),
    BOOKING: choice(true, true, true, 'NOW'),
    PROGRESS: choice(true, false, true, 'NOW'),
    FOLLOWED: choice(true, false, true, 'NOW'),
    COMMUNITY: choice(true, false, true, 'NOW'),
  },
};

/** Where one message goes. */
export interface Deliveries {
  site: boolean;
  sms: boolean;
  /** When its mail goes out; null without a mail. */
  mail: MailTiming | null;
}

/** Decides where a message of an event goes. What cannot wait, and what carries a file, is never put together. */
export function deliveriesOf(event: MessageEvent, { site, sms, mail, timing }: MatterChoice): Deliveries {
  const isApart = event.level === 'URGENT' || event.mails === true;
  return {
    site,
    sms: sms && event.sms !== undefined,
    mail: mail ? (isApart ? 'NOW' : timing) : null,
  };
}
