import type { HandoverState } from '@portal/contract/handover/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const stateVariants: Record<HandoverState, StatusKind> = { OPEN: 'checking', DONE: 'done' };
