import type { ArticleEvent } from '@portal/contract/content/article-states';

/** The events fired on an article; saving has its own endpoint. */
export type OperatedEvent = Exclude<ArticleEvent, 'save'>;
