import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Avatar } from '../../../../ui/avatar/Avatar.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import type { InvitedRole, Member } from './people-keys.ts';

const DecideDialog = lazy(async () => ({ default: (await import('./DecideDialog.tsx')).DecideDialog }));

interface AskersProps {
  /** Longest waiting first. */
  members: Member[];
  total: number;
  roles: readonly InvitedRole[];
}

/** Requests to join; each decision makes room for the next one. */
export function Askers({ members, total, roles }: AskersProps) {
  const [deciding, setDeciding] = useState<{ member: Member; event: 'approve' | 'refuse' }>();
  if (members.length === 0) return null;
  return (
    <Panel title={m.profile_m_askers()} end={m.field_people_count({ count: total })}>
      <Rows>
        {members.map((member) => (
          <Row
            key={member.memberId}
            sign={<Avatar name={member.name} size={36} />}
            title={
              <span>
                <Written>{member.name}</Written> · {member.phoneNumber}
              </span>
            }
            text={member.note && <Written>{member.note}</Written>}
            note={m.profile_m_asked({ time: formatDate(member.since) })}
          >
            <Button size="small" variant="main" onClick={() => setDeciding({ member, event: 'approve' })}>
              {m.profile_m_approve()}
            </Button>
            <Button size="small" onClick={() => setDeciding({ member, event: 'refuse' })}>
              {m.profile_m_refuse()}
            </Button>
          </Row>
        ))}
      </Rows>
      {deciding && (
        <Suspense>
          <DecideDialog {...deciding} roles={roles} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
