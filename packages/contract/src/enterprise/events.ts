import * as m from '@portal/texts/messages';
import type { MemberRole } from '../identity/fields.ts';
import { memberRoleLabels } from '../identity/role-labels.ts';
import { messageEvent } from '../message-event.ts';
import type { AuditKind } from './admission.ts';

const enterprise = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/enterprise-preserve'] } as const;
const bound = { ...enterprise, pages: ['/person-preserve'] } as const;

type Audited = Record<'name', string> & Record<'kind', AuditKind>;
type Decided = Audited & { opinion: string };

const kinds: Record<AuditKind, () => string> = { ENTRY: m.event_kind_entry, CHANGE: m.event_kind_change };

/** Replaces the kind of review among the parameters with its wording. */
const inWords = <Params extends Audited>({ kind, ...others }: Params) => ({ ...others, kind: kinds[kind]() });

/** Messages about enterprises, from admission to membership. */
export const enterpriseEvents = {
  AUDIT_SUBMITTED: messageEvent<Audited & { dueDate: string }>({
    ...enterprise,
    title: (audited) => m.event_audit_submitted_title(inWords(audited)),
    body: (audited) => m.event_audit_submitted_body(inWords(audited)),
  }),
  AUDIT_STEP_PASSED: messageEvent<Audited>({
    ...enterprise,
    title: (audited) => m.event_audit_step_passed_title(inWords(audited)),
    body: (audited) => m.event_audit_step_passed_body(inWords(audited)),
  }),
  AUDIT_RETURNED: messageEvent<Decided>({
    ...enterprise,
    level: 'IMPORTANT',
    title: (decided) => m.event_audit_returned_title(inWords(decided)),
    body: (decided) => m.event_audit_returned_body(inWords(decided)),
  }),
  AUDIT_REJECTED: messageEvent<Decided>({
    ...enterprise,
    level: 'IMPORTANT',
    title: (decided) => m.event_audit_rejected_title(inWords(decided)),
    body: (decided) => m.event_audit_rejected_body(inWords(decided)),
  }),
  AUDIT_REOPENED: messageEvent<Decided>({
    ...enterprise,
    level: 'IMPORTANT',
    title: (decided) => m.event_audit_reopened_title(inWords(decided)),
    body: (decided) => m.event_audit_reopened_body(inWords(decided)),
  }),
  AUDIT_PASSED: messageEvent<Audited>({
    ...enterprise,
    level: 'IMPORTANT',
    title: (audited) => m.event_audit_passed_title(inWords(audited)),
    body: (audited) => m.event_audit_passed_body(inWords(audited)),
  }),
  AUDIT_REVOKED: messageEvent<{ name: string; opinion: string }>({
    ...enterprise,
    pages: ['/my-case'],
    level: 'URGENT',
    title: m.event_audit_revoked_title,
    body: m.event_audit_revoked_body,
  }),
  INVITE: messageEvent<{ enterprise: string; person: string; role: MemberRole; date: string }>({
    ...enterprise,
    pages: ['/invite'],
    level: 'IMPORTANT',
    title: m.event_invite_title,
    body: ({ role, ...names }) => m.event_invite_body({ ...names, role: memberRoleLabels[role]() }),
  }),
  INVITE_ACCEPTED: messageEvent<{ person: string; enterprise: string; role: MemberRole }>({
    ...enterprise,
    title: m.event_invite_accepted_title,
    body: ({ role, ...names }) => m.event_invite_accepted_body({ ...names, role: memberRoleLabels[role]() }),
  }),
  INVITE_DECLINED: messageEvent<{ person: string; enterprise: string }>({
    ...enterprise,
    title: m.event_invite_declined_title,
    body: m.event_invite_declined_body,
  }),
  JOIN_APPLIED: messageEvent<{ person: string; enterprise: string }>({
    ...enterprise,
    level: 'IMPORTANT',
    title: m.event_join_applied_title,
    body: m.event_join_applied_body,
  }),
  JOIN_PASSED: messageEvent<{ enterprise: string }>({
    ...bound,
    title: m.event_join_passed_title,
    body: m.event_join_passed_body,
  }),
  JOIN_REJECTED: messageEvent<{ enterprise: string; reason: string }>({
    ...bound,
    title: m.event_join_rejected_title,
    body: m.event_join_rejected_body,
  }),
  MEMBER_ROLE_CHANGED: messageEvent<{ enterprise: string; role: MemberRole }>({
    ...bound,
    title: m.event_member_role_changed_title,
    body: ({ enterprise: name, role }) =>
      m.event_member_role_changed_body({ enterprise: name, role: memberRoleLabels[role]() }),
  }),
  MEMBER_REMOVED: messageEvent<{ enterprise: string }>({
    ...bound,
    level: 'IMPORTANT',
    title: m.event_member_removed_title,
    body: m.event_member_removed_body,
  }),
  MEMBER_LEFT: messageEvent<{ person: string; enterprise: string }>({
    ...enterprise,
    title: m.event_member_left_title,
    body: m.event_member_left_body,
  }),
  OWNER_HANDED_OVER: messageEvent<{ enterprise: string; from: string; to: string }>({
    ...enterprise,
    level: 'IMPORTANT',
    title: m.event_owner_handed_over_title,
    body: m.event_owner_handed_over_body,
  }),
};
