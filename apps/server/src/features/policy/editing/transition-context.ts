import type { policyOperate } from '@portal/contract/policy/manage';
import type { InputOf } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { EditedPolicy } from './policy-editing.queries.ts';

type Operation = InputOf<typeof policyOperate>;

export type OperatedEvent = Operation['event'];

/** The policy before the event, with who fires the event and when. */
export interface TransitionContext extends EditedPolicy {
  operation: Operation;
  actor: Actor;
  now: Date;
}
