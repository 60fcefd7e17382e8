import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { ArticleNotices } from '../editor/ArticleNotices.tsx';

const words = { waiting: m.story_notice_waiting, withdrawn: m.story_notice_withdrawn };

/** What authors need to know about a story before they continue. */
export const StoryNotices = ({ story }: { story: ManagedArticle }) => (
  <ArticleNotices article={story} words={words} />
);
