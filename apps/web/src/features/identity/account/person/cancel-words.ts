import type { CancelBlocker } from '@portal/contract/identity/cancel';
import * as m from '@portal/texts/messages';

export const cancelKey = 'GET /api/userManage/userInfo/queryCancel';

export const blockerTexts: Record<CancelBlocker, () => string> = {
  OPERATOR: m.person_blocker_operator,
  OWNER: m.person_blocker_owner,
  APPLICATION: m.person_blocker_application,
  DEPOSIT: m.person_blocker_deposit,
  SERVICE_ORDER: m.person_blocker_service_order,
  PRIZE: m.person_blocker_prize,
  REPAIR_FEE: m.person_blocker_repair_fee,
  RECRUIT: m.recruit_blocker,
};
