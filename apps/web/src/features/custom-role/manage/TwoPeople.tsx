import type { CustomRole, RoleChange } from '@portal/contract/rights/custom-role';
import { roleChangeLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Timeline, type TimelineEvent } from '../../../ui/timeline/Timeline.tsx';
import { SectionHead } from './SectionHead.tsx';

const proposal = ({ proposedByName: name }: RoleChange) => (
  <Sentence say={m.custom_role_proposed_at} values={{ name }} />
);

function decision({ state, stateLabel, decidedByName: name }: RoleChange): ReactNode {
  if (!name) return stateLabel;
  const say = state === 'REFUSED' ? m.custom_role_refused_by : m.custom_role_approved_by;
  return <Sentence say={say} values={{ name }} />;
}

/** A change that was decided or withdrawn. */
const past = (change: RoleChange): TimelineEvent => ({
  key: change.id,
  time: formatDate(change.decidedAt ?? change.proposedAt),
  title: decision(change),
  by: proposal(change),
  note: <Written>{change.opinion || change.reason}</Written>,
  tone: change.state === 'REFUSED' ? 'refused' : 'done',
});

const waiting = (change: RoleChange): TimelineEvent => ({
  key: change.id,
  time: formatDate(change.proposedAt),
  title: proposal(change),
  note: <Written>{change.reason}</Written>,
});

const coming = (holders: number, isWaiting: boolean): TimelineEvent[] => [
  {
    key: 'second',
    time: '',
    title: roleChangeLifecycle.labels.PENDING(),
    note: m.custom_role_waits(),
    tone: isWaiting ? 'now' : 'coming',
  },
  {
    key: 'effect',
    time: '',
    title: m.custom_role_effect({ count: holders }),
    note: m.custom_role_effect_note(),
    tone: 'coming',
  },
];

interface TwoPeopleProps {
  /** Null for a role that is being entered. */
  of: CustomRole | null;
  children?: ReactNode;
}

/** Who proposed a change, who has to approve it, and what follows; below it the changes before. */
export function TwoPeople({ of: role, children }: TwoPeopleProps) {
  const change = role?.change;
  const earlier = (role?.history ?? []).filter(({ id }) => id !== change?.id);
  return (
    <Stack as="section" gap={16} aria-labelledby="role-two">
      <SectionHead id="role-two" title={m.custom_role_two_people()} />
      {children}
      {!role?.isEnded && (
        <Timeline
          label={m.custom_role_two_people()}
          events={[...(change ? [waiting(change)] : []), ...coming(role?.holders ?? 0, Boolean(change))]}
        />
      )}
      {earlier.length > 0 && <Timeline label={m.custom_role_change()} events={earlier.map(past)} />}
    </Stack>
  );
}
