import { paths } from '../../../../paths.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import {
  profile_b_cancel,
  profile_b_cancelled,
  profile_b_current,
  profile_b_leave,
  profile_b_leave_text,
  profile_b_leave_title,
  profile_b_left,
  profile_b_switch,
  profile_b_waiting,
} from '../../../../platform/i18n/paraglide/messages.js';
import { leaveTo } from '../../../../platform/member/leave-to.ts';
import { ask } from '../../../../platform/member/notices.ts';
import { useAct } from '../../../../platform/member/use-act.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { buildingIcon } from '../../../../ui/icon/shapes/building.ts';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { memberRoleNames } from '../../shared/member-role-names.ts';
import styles from './Bound.module.css';
import { boundKey, type Membership } from './bound-key.ts';

interface MembershipRowProps {
  membership: Membership;
  switching: boolean;
  onSwitch: () => void;
}

/** An enterprise somebody belongs to, or asks to join. */
export function MembershipRow({ membership, switching, onSwitch }: MembershipRowProps) {
  const { memberId, name, memberRole, status, isCurrent, actions, version } = membership;
  const operate = useAct('POST /api/baseInfo/enterpriseMember/operateOwn', {
    done: ({ status: next }) =>
      next === 'LEFT' && status === 'ACTIVE' ? profile_b_left() : profile_b_cancelled(),
    invalidates: [boundKey],
  });
  const leave = async () => {
    const texts = { title: profile_b_leave_title({ name }), text: profile_b_leave_text() };
    if (!(await ask({ ...texts, ok: profile_b_leave(), danger: true }))) return;
    const left = await operate.run({ id: memberId, event: 'leave', version });
    // Menus and pages were those of the enterprise.
    if (left && isCurrent) await leaveTo(paths.personPreserve());
  };
  return (
    <li className={styles.row}>
      <Icon shape={buildingIcon} className={styles.sign} />
      <span className={styles.text}>
        <b>
          <Written>{name}</Written> {isCurrent && <Tag tone="leaf">{profile_b_current()}</Tag>}
        </b>
        <small>{status === 'APPLIED' ? profile_b_waiting() : memberRoleNames[memberRole]()}</small>
      </span>
      {actions.includes('switch') && (
        <Button size="small" busy={switching} onClick={onSwitch}>
          {profile_b_switch()}
        </Button>
      )}
      {actions.includes('leave') && (
        <Button size="small" variant="danger" busy={operate.busy} onClick={() => void leave()}>
          {profile_b_leave()}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button
          size="small"
          busy={operate.busy}
          onClick={() => void operate.run({ id: memberId, event: 'cancel', version })}
        >
          {profile_b_cancel()}
        </Button>
      )}
    </li>
  );
}
