import { phoneAppealStateLabels } from '@portal/contract/identity/phone-appeal';
import { roleGrantStateLabels } from '@portal/contract/identity/role-manage';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { namesInLists } from '../../feature/names-in-lists.ts';
import { phoneAppeals } from './appeal/phone-appeal.table.ts';
import { menuItems } from './menu/menu-item.table.ts';
import { namesOfUsers } from './names-of-users.public.ts';
import { roleGrants } from './role/role-grant.table.ts';
import { roleLabels } from './role-labels.public.ts';
import { users } from './user.table.ts';

const ofUser = namesIn(users, users.id, users.name);
const ofAppeal = namesOfUsers(phoneAppeals, phoneAppeals.id, phoneAppeals.userId);
const ofGrant = namesOfUsers(roleGrants, roleGrants.id, roleGrants.userId);

export const identityLog: LogWords = {
  entities: {
    user: m.log_entity_user,
    session: m.log_entity_session,
    menu: m.log_entity_menu,
    phoneAppeal: m.log_entity_phone_appeal,
    roleGrant: m.log_entity_role_grant,
  },
  verbs: {
    activate: m.activation_log_activate,
    cancel: m.log_verb_cancel,
    cancelRequest: m.log_verb_cancel_request,
    changePassword: m.log_verb_change_password,
    changePhone: m.log_verb_change_phone,
    changeRole: m.log_verb_change_role,
    createAdmin: m.log_verb_create_admin,
    disable: m.log_verb_disable,
    enable: m.log_verb_enable,
    endSessions: m.log_verb_end_sessions,
    enterOperator: m.log_verb_enter_operator,
    freeze: m.log_verb_freeze,
    keep: m.log_verb_keep,
    kick: m.log_verb_kick,
    login: m.log_verb_login,
    openActivation: m.activation_log_open,
    register: m.log_verb_register,
    resetPassword: m.activation_log_reset,
    revokeRole: m.log_verb_revoke_role,
    unfreeze: m.log_verb_unfreeze,
    unlock: m.log_verb_unlock,
    viewBegin: m.log_verb_view_begin,
    viewEnd: m.log_verb_view_end,
  },
  names: {
    menu: namesInLists(menuItems, menuItems.tree, menuItems.resNo, menuItems.name),
    phoneAppeal: ofAppeal,
    PHONE_APPEAL: ofAppeal,
    roleGrant: ofGrant,
    ROLE_GRANT: ofGrant,
    user: ofUser,
  },
  ids: { avatarFileId: ['file'], userId: ['user'] },
  fields: {
    expiresAt: m.activation_log_expires,
    avatarFileId: m.log_field_avatar_file_id,
    cancelAt: m.log_field_cancel_at,
    newPhoneNumber: m.log_field_new_phone_number,
    oldPhoneNumber: m.log_field_old_phone_number,
    operatorRoles: m.field_role,
    roleCode: m.field_role,
    termsVersion: m.field_terms_version,
    userId: m.log_field_user_id,
    userType: m.field_user_type,
  },
  codes: {
    'user.status': {
      NORMAL: m.operator_user_status_normal,
      FROZEN: m.operator_user_status_frozen,
      CANCELLED: m.operator_user_status_cancelled,
    },
    userType: {
      100: m.operator_user_type_person,
      200: m.operator_user_type_enterprise,
      900: m.operator_user_type_operator,
    },
    'phoneAppeal.state': phoneAppealStateLabels,
    'roleGrant.state': roleGrantStateLabels,
    operatorRoles: roleLabels,
    purpose: { AVATAR: m.log_field_avatar_file_id, PHONE_APPEAL: m.log_entity_phone_appeal },
    roleCode: roleLabels,
  },
};
