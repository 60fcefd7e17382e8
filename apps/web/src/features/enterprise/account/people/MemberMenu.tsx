import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { ellipsisIcon } from '../../../../ui/icon/shapes.ts';
import { MenuButton, type MenuEntry } from '../../../../ui/menu/MenuButton.tsx';
import { type InvitedRole, type Member, membersKey } from './people-keys.ts';

interface MemberMenuProps {
  member: Member;
  /** Roles that the user can assign. */
  roles: readonly InvitedRole[];
  onHandOver: () => void;
}

export function MemberMenu({ member, roles, onHandOver }: MemberMenuProps) {
  const { memberId: id, name, memberRole, actions, version } = member;
  const invalidates = [membersKey] as const;
  const change = useMutationOf('POST /api/baseInfo/enterpriseMember/operate', {
    done: m.profile_m_changed(),
    invalidates,
  });
  const part = useMutationOf('POST /api/baseInfo/enterpriseMember/operate', {
    done: m.profile_m_removed(),
    invalidates,
  });

  const makeRole = async (role: InvitedRole) => {
    const title = m.profile_m_change_title({ name, role: memberRoleLabels[role]() });
    const roleName = memberRoleLabels[role]();
    const isSure = await confirm({
      title,
      text: m.profile_m_change_text(),
      ok: m.profile_m_make({ role: roleName }),
    });
    if (isSure) await change.run({ id, event: 'changeRole', version, data: { memberRole: role } });
  };
  const remove = async () => {
    const texts = { title: m.profile_m_remove_title({ name }), text: m.profile_m_remove_text() };
    const isSure = await confirm({ ...texts, ok: m.profile_m_remove(), danger: true });
    if (isSure) await part.run({ id, event: 'remove', version });
  };

  const others = roles.filter((role) => role !== memberRole);
  const entries: MenuEntry[] = [
    ...(actions.includes('changeRole')
      ? others.map((role) => ({
          key: role,
          text: m.profile_m_make({ role: memberRoleLabels[role]() }),
          onAction: () => void makeRole(role),
        }))
      : []),
    ...(actions.includes('handOver')
      ? [{ key: 'handOver', text: m.profile_m_hand_over(), onAction: onHandOver, divided: true }]
      : []),
    ...(actions.includes('remove')
      ? [{ key: 'remove', text: m.profile_m_remove(), onAction: () => void remove(), danger: true }]
      : []),
  ];
  if (entries.length === 0) return null;
  return <MenuButton icon={ellipsisIcon} iconLabel={m.profile_m_more({ name })} entries={entries} />;
}
