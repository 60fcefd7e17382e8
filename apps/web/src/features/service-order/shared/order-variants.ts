import { type OrderState, orderLifecycle } from '@portal/contract/service-order/lifecycle';
import type { StatusKind } from '../../../ui/status/Status.tsx';

/** The status variant of a state; orders waiting for the reader stand out. */
export const orderVariant = (state: OrderState, isMine = false): StatusKind =>
  isMine ? 'waiting' : orderLifecycle.variants[state];
