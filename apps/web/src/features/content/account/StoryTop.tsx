import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import pageStyles from '../editor/ArticlePage.module.css';
import { ArticleState } from '../shared/article-status.tsx';

/** Link back to the stories, then title and state of this one. */
export function StoryTop({ story, title }: { story: ManagedArticle; title: string }) {
  const { contentId, status, revision } = story;
  return (
    <>
      <WorkTrail refId={contentId} list={paths.enterprisePreserve('stories')} />
      <PageTitle
        title={title || m.editing_untitled()}
        note={
          <span className={pageStyles.state}>
            <ArticleState status={status} />
            <RevisionTag status={status} revision={revision} />
          </span>
        }
      />
    </>
  );
}
