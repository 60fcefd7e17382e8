import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { leaveTo } from '../../../../platform/account/leave-to.ts';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { buildingIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/rows/Rows.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { boundKey, type Membership } from './bound-key.ts';

interface MembershipRowProps {
  membership: Membership;
  switching: boolean;
  onSwitch: () => void;
}

/** An enterprise the user belongs to, or has asked to join. */
export function MembershipRow({ membership, switching, onSwitch }: MembershipRowProps) {
  const { memberId, name, memberRole, status, isCurrent, actions, version } = membership;
  const operate = useMutationOf('POST /api/baseInfo/enterpriseMember/operateOwn', {
    done: ({ status: next }) =>
      next === 'LEFT' && status === 'ACTIVE' ? m.profile_b_left() : m.profile_b_cancelled(),
    invalidates: [boundKey],
  });
  const leave = async () => {
    const texts = { title: m.profile_b_leave_title({ name }), text: m.profile_b_leave_text() };
    if (!(await confirm({ ...texts, ok: m.profile_b_leave(), danger: true }))) return;
    const left = await operate.run({ id: memberId, event: 'leave', version });
    // The menus and pages belonged to that enterprise.
    if (left && isCurrent) await leaveTo(paths.personPreserve());
  };
  return (
    <Row
      sign={buildingIcon}
      title={
        <>
          <Written>{name}</Written> {isCurrent && <Tag tone="leaf">{m.profile_b_current()}</Tag>}
        </>
      }
      note={status === 'APPLIED' ? m.profile_b_waiting() : memberRoleLabels[memberRole]()}
    >
      {actions.includes('switch') && (
        <Button size="small" busy={switching} onClick={onSwitch}>
          {m.profile_b_switch()}
        </Button>
      )}
      {actions.includes('leave') && (
        <Button size="small" variant="danger" busy={operate.busy} onClick={() => void leave()}>
          {m.profile_b_leave()}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button
          size="small"
          busy={operate.busy}
          onClick={() => void operate.run({ id: memberId, event: 'cancel', version })}
        >
          {m.profile_b_cancel()}
        </Button>
      )}
    </Row>
  );
}
