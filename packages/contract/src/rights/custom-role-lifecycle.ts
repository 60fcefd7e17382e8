import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

/** A new role, or new rights of one: a second administrator decides. */
export const roleChangeLifecycle = lifecycle('customRoleChange', {
  groups: [],
  states: {
    PENDING: { label: m.state_to_approve, turn: 'SECOND', variant: 'waiting', groups: [] },
    APPROVED: { label: m.custom_role_state_in_force, turn: 'DONE', variant: 'done', groups: [] },
    REFUSED: { label: m.custom_role_state_refused, turn: 'ENDED', variant: 'closed', groups: [] },
    WITHDRAWN: { label: m.state_withdrawn, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    approve: {
      from: 'PENDING',
      to: 'APPROVED',
      by: 'SECOND',
      act: { text: m.custom_role_approve, ask: m.custom_role_approve_ask, main: true },
      did: m.custom_role_did_approve,
    },
    refuse: {
      from: 'PENDING',
      to: 'REFUSED',
      by: 'SECOND',
      act: { text: m.custom_role_refuse, ask: m.custom_role_refuse_ask },
      did: m.custom_role_did_refuse,
      tone: 'refused',
      reason: 'REQUIRED',
    },
    withdraw: {
      from: 'PENDING',
      to: 'WITHDRAWN',
      by: 'FIRST',
      act: { text: m.custom_role_withdraw },
      did: m.custom_role_did_withdraw,
    },
  },
});

export type RoleChangeState = (typeof roleChangeLifecycle.states)[number];
export type RoleChangeEvent = (typeof roleChangeLifecycle.events)[number];

/** A role given to a person: a second administrator decides, and either can take it back. */
export const customGrantLifecycle = lifecycle('customRoleGrant', {
  groups: ['OPEN'],
  states: {
    PENDING: { label: m.state_to_approve, turn: 'SECOND', variant: 'waiting', groups: ['OPEN'] },
    APPROVED: { label: m.state_granted, turn: 'DONE', variant: 'done', groups: ['OPEN'] },
    REFUSED: { label: m.state_not_granted, turn: 'ENDED', variant: 'closed', groups: [] },
    WITHDRAWN: { label: m.state_withdrawn, turn: 'ENDED', variant: 'closed', groups: [] },
    REVOKED: { label: m.custom_role_state_revoked, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    approve: {
      from: 'PENDING',
      to: 'APPROVED',
      by: 'SECOND',
      act: { text: m.custom_role_approve, ask: m.custom_role_grant_ask, main: true },
      did: m.custom_role_did_approve,
    },
    refuse: {
      from: 'PENDING',
      to: 'REFUSED',
      by: 'SECOND',
      act: { text: m.custom_role_refuse, ask: m.custom_role_refuse_ask },
      did: m.custom_role_did_refuse,
      tone: 'refused',
      reason: 'REQUIRED',
    },
    withdraw: {
      from: 'PENDING',
      to: 'WITHDRAWN',
      by: 'FIRST',
      act: { text: m.custom_role_withdraw },
      did: m.custom_role_did_withdraw,
    },
    revoke: {
      from: 'APPROVED',
      to: 'REVOKED',
      by: 'ANY',
      act: { text: m.custom_role_revoke, ask: m.custom_role_revoke_ask, danger: true },
      did: m.custom_role_did_revoke,
      reason: 'REQUIRED',
    },
  },
});

export type CustomGrantState = (typeof customGrantLifecycle.states)[number];
export type CustomGrantEvent = (typeof customGrantLifecycle.events)[number];
