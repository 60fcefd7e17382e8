import type { CancelBlocker } from '@portal/contract/identity-cancel';
import {
  person_blocker_application,
  person_blocker_operator,
  person_blocker_owner,
} from '../../../../platform/i18n/paraglide/messages.js';

export const cancelKey = 'GET /api/userManage/userInfo/queryCancel';

export const blockerTexts: Record<CancelBlocker, () => string> = {
  OPERATOR: person_blocker_operator,
  OWNER: person_blocker_owner,
  APPLICATION: person_blocker_application,
};
