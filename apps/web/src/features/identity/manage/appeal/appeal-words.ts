import type { PhoneAppealState } from '@portal/contract/identity/phone-appeal';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

export const appealStateNames: Record<PhoneAppealState, () => string> = {
  PENDING: m.operator_appeal_state_pending,
  ACCEPTED: m.operator_appeal_state_accepted,
  REFUSED: m.operator_appeal_state_refused,
  WITHDRAWN: m.operator_appeal_state_withdrawn,
};

export const appealStateKinds: Record<PhoneAppealState, StatusKind> = {
  PENDING: 'checking',
  ACCEPTED: 'done',
  REFUSED: 'late',
  WITHDRAWN: 'closed',
};
