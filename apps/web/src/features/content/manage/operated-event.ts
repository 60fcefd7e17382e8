import type { ArticleEvent } from '@portal/contract/article-states';

/** The events fired on an article; saving has an endpoint of its own. */
export type OperatedEvent = Exclude<ArticleEvent, 'save'>;
