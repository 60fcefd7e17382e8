import type { ArticleEvent, ArticlePlace } from '@portal/contract/article-states';
import type { Actor } from '../../../platform/session/actor.ts';
import type { EditedArticle } from './edited-article.ts';

export type OperatedEvent = Exclude<ArticleEvent, 'save'>;

export interface Operation {
  id: string;
  event: OperatedEvent;
  version: number;
  data: { reason: string; publishAt?: number | undefined };
}

/** Everything an event is carried out with. */
export interface Step extends EditedArticle {
  operation: Operation;
  place: ArticlePlace;
  actor: Actor;
  now: Date;
}
