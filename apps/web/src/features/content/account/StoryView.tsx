import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { PreviewButton } from '../../review/shared/PreviewButton.tsx';
import pageStyles from '../editor/ArticlePage.module.css';
import { ArticleText } from '../shared/ArticleText.tsx';
import { StoryAside } from './StoryAside.tsx';
import { StoryNotices } from './StoryNotices.tsx';
import { StoryTop } from './StoryTop.tsx';
import { useStoryActs } from './story-acts.ts';

/** A story that is under review, is public, or once was. */
export function StoryView({ story }: { story: ManagedArticle }) {
  const { busy, operate } = useStoryActs();
  return (
    <>
      <StoryTop
        story={story}
        title={story.content.title}
        busy={busy}
        onEvent={(event) => operate(event, story)}
      >
        {story.status !== 'PUBLISHED' && (
          <PreviewButton id={story.contentId} desk="infoManage/enterpriseStory" />
        )}
      </StoryTop>
      <div className={pageStyles.columns}>
        <div className={pageStyles.main}>
          <StoryNotices story={story} />
          <Panel title={m.editing_review_text()}>
            <ArticleText article={story} />
          </Panel>
        </div>
        <StoryAside />
      </div>
    </>
  );
}
