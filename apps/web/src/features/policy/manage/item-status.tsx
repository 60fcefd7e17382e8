import type { DeclareItemState } from '@portal/contract/policy/declare-item';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';

const looks: Record<DeclareItemState, StatusKind> = {
  DRAFT: 'open',
  COMING: 'waiting',
  OPEN: 'done',
  CLOSED: 'closed',
  REVIEWING: 'checking',
  PUBLICITY: 'checking',
  DONE: 'closed',
};

export function ItemStateLabel({ state, label }: { state: DeclareItemState; label: string }) {
  return <Status kind={looks[state]}>{label}</Status>;
}
