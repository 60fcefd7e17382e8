import type { PhoneAppealState } from '@portal/contract/phone-appeal';
import {
  operator_appeal_state_accepted,
  operator_appeal_state_pending,
  operator_appeal_state_refused,
  operator_appeal_state_withdrawn,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

export const appealStateNames: Record<PhoneAppealState, () => string> = {
  PENDING: operator_appeal_state_pending,
  ACCEPTED: operator_appeal_state_accepted,
  REFUSED: operator_appeal_state_refused,
  WITHDRAWN: operator_appeal_state_withdrawn,
};

export const appealStateKinds: Record<PhoneAppealState, StatusKind> = {
  PENDING: 'checking',
  ACCEPTED: 'done',
  REFUSED: 'late',
  WITHDRAWN: 'closed',
};
