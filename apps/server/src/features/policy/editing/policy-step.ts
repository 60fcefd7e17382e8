import type { PolicyEvent } from '@portal/contract/policy-states';
import type { Actor } from '../../../platform/session/actor.ts';
import type { EditedPolicy } from './policy-editing.queries.ts';

export type OperatedEvent = Exclude<PolicyEvent, 'save'>;

export interface Operation {
  id: string;
  event: OperatedEvent;
  version: number;
  data: { reason: string; repealedAt?: string | undefined };
}

/** Everything an event is carried out with. */
export interface Step extends EditedPolicy {
  operation: Operation;
  actor: Actor;
  now: Date;
}
