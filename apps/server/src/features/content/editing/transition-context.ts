import type { articleOperate } from '@portal/contract/content/article-manage';
import type { InputOf } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { EditedArticle } from './edited-article.ts';

type Operation = InputOf<typeof articleOperate>;

export type OperatedEvent = Operation['event'];

/** The article before the event, with the event's actor and time. */
export interface TransitionContext extends EditedArticle {
  operation: Operation;
  actor: Actor;
  now: Date;
}
