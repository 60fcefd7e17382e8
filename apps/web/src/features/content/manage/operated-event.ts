import type { ArticleEvent } from '@portal/contract/article-states';

/** The events fired on an article; saving has its own endpoint. */
export type OperatedEvent = Exclude<ArticleEvent, 'save'>;
