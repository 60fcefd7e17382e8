import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
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
      <Columns of="minmax(0, 1fr) 320px" gap={32} align="start" stack="laptop">
        <Stack gap={20} atTop>
          <StoryNotices story={story} />
          <Panel title={m.editing_review_text()}>
            <ArticleText article={story} />
          </Panel>
        </Stack>
        <StoryAside />
      </Columns>
      <PageActs acts={acts} />
    </>
  );
}
