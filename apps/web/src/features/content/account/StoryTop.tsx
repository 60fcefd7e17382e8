import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { RevisionTag } from '../../review/shared/RevisionTag.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
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
          <Row as="span" inline wrap align="center" gap={6} gapX={14}>
            <ArticleState status={status} />
            <RevisionTag status={status} revision={revision} />
          </Row>
        }
      />
    </>
  );
}
