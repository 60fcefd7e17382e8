import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { ArticleNotices } from '../editor/ArticleNotices.tsx';

const words = { waiting: m.story_notice_waiting, withdrawn: m.story_notice_withdrawn };

/** What the writers must know of a story before they go on. */
export const StoryNotices = ({ story }: { story: ManagedArticle }) => (
  <ArticleNotices article={story} words={words} />
);
