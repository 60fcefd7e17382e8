import type { OrderLogEvent, OrderState } from '@portal/contract/service-order/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import type { TimelineEvent } from '../../../ui/timeline/Timeline.tsx';

const looks: Record<OrderState, StatusKind> = {
  APPLIED: 'checking',
  QUOTED: 'checking',
  IN_PROGRESS: 'checking',
  DELIVERED: 'checking',
  DISPUTED: 'late',
  TO_CONFIRM: 'checking',
  COMPLETED: 'done',
  DECLINED: 'closed',
  EXPIRED: 'closed',
  CLOSED: 'closed',
  CANCELLED: 'closed',
  REFUSED: 'closed',
};

/** The status variant of a state; orders waiting for the reader stand out. */
export const orderVariant = (state: OrderState, isMine = false): StatusKind =>
  isMine ? 'waiting' : looks[state];

export const eventTones: Partial<Record<OrderLogEvent, TimelineEvent['tone']>> = {
  remind: 'waiting',
  askCancel: 'waiting',
  decline: 'refused',
  refuse: 'refused',
  refuseDeal: 'refused',
  dispute: 'refused',
  expire: 'refused',
  agreeCancel: 'refused',
  ruleCancel: 'refused',
};
