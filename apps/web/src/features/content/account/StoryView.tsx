import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import pageStyles from '../editor/ArticlePage.module.css';
import { ArticleText } from '../shared/ArticleText.tsx';
import { StoryAside } from './StoryAside.tsx';
import { StoryNotices } from './StoryNotices.tsx';
import { StoryTop } from './StoryTop.tsx';
import { useStoryActs } from './story-acts.ts';
import { useStoryBar } from './use-story-bar.ts';

/** A story that is under review, public, or no longer public. */
export function StoryView({ story }: { story: ManagedArticle }) {
  const { title } = story.content;
  const { busy, operate } = useStoryActs();
  const acts = useStoryBar({ story, title, busy, fire: (event) => operate(event, story) });
  return (
    <>
      <StoryTop story={story} title={title} />
      <div className={pageStyles.columns}>
        <div className={pageStyles.main}>
          <StoryNotices story={story} />
          <Panel title={m.editing_review_text()}>
            <ArticleText article={story} />
          </Panel>
        </div>
        <StoryAside />
      </div>
      <PageActs acts={acts} />
    </>
  );
}
