import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** `OUT` is written from the park, `IN` is uploaded and read into it. */
export const archiveDirections = ['OUT', 'IN'] as const;
export type ArchiveDirection = (typeof archiveDirections)[number];

export const archiveDirectionLabels: Record<ArchiveDirection, () => string> = {
  OUT: m.park_export_out,
  IN: m.park_export_in,
};

/** An archive of the whole park, which one administrator asks for and another approves. */
export const archiveLifecycle = lifecycle('parkArchive', {
  groups: [
    /** Only one in each direction at a time. */
    'open',
    /** A job works on it. */
    'working',
  ],
  states: {
    PROPOSED: {
      label: m.park_export_state_proposed,
      turn: 'SECOND',
      variant: 'waiting',
      stop: 0,
      groups: ['open'],
    },
    RUNNING: {
      label: m.park_export_state_running,
      turn: 'SYSTEM',
      variant: 'checking',
      stop: 1,
      groups: ['open', 'working'],
    },
    DONE: { label: m.park_export_state_done, turn: 'DONE', variant: 'done', stop: 2, groups: [] },
    FAILED: { label: m.park_export_state_failed, turn: 'ENDED', variant: 'late', groups: [] },
    WITHDRAWN: { label: m.park_export_state_withdrawn, turn: 'ENDED', variant: 'closed', groups: [] },
    REFUSED: { label: m.park_export_state_refused, turn: 'ENDED', variant: 'closed', groups: [] },
    EXPIRED: { label: m.park_export_state_expired, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    approve: {
      from: 'PROPOSED',
      to: 'RUNNING',
      by: 'SECOND',
      act: { text: m.park_export_act_approve, ask: m.park_export_ask_approve, main: true },
      did: m.park_export_did_approve,
    },
    refuse: {
      from: 'PROPOSED',
      to: 'REFUSED',
      by: 'SECOND',
      act: { text: m.park_export_act_refuse },
      did: m.park_export_did_refuse,
      tone: 'refused',
    },
    withdraw: {
      from: 'PROPOSED',
      to: 'WITHDRAWN',
      by: 'FIRST',
      act: { text: m.park_export_act_withdraw },
      did: m.park_export_did_withdraw,
    },
    finish: { from: 'RUNNING', to: 'DONE', by: 'SYSTEM', did: m.park_export_did_finish },
    fail: { from: 'RUNNING', to: 'FAILED', by: 'SYSTEM', did: m.park_export_did_fail },
    expire: { from: 'DONE', to: 'EXPIRED', by: 'SYSTEM', did: m.park_export_did_expire },
  },
});
export type ArchiveState = (typeof archiveLifecycle.states)[number];
/** Events that an administrator fires. */
export const archiveEvents = archiveLifecycle.eventsBy('SECOND', 'FIRST');
export type ArchiveEvent = (typeof archiveEvents)[number];

/** Hours for which an archive can be downloaded. */
export const archiveHours = 24;
