import type { ArticleEvent } from '@portal/contract/article-states';

/** What is fired on an article; saving has a call of its own. */
export type OperatedEvent = Exclude<ArticleEvent, 'save'>;
