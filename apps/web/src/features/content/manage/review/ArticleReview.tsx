import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { ReviewPage } from '../../../review/shared/ReviewPage.tsx';
import { RevisionTag } from '../../../review/shared/RevisionTag.tsx';
import { ArticleNotices } from '../../editor/ArticleNotices.tsx';
import { ArticleText } from '../../shared/ArticleText.tsx';
import { ArticleState } from '../../shared/article-status.tsx';
import { StoryTag } from '../StoryTag.tsx';
import { useOperate } from '../use-article-acts.ts';
import { useArticleBar } from '../use-article-bar.tsx';
import { ArticleDifference } from './ArticleDifference.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';

const wasPublic = ({ status }: ManagedArticle) =>
  status !== 'DRAFT' && status !== 'PENDING' && status !== 'TRASH';

/** An article to review: its text, the changes against the public version, and the available actions. */
export function ArticleReview({ article }: { article: ManagedArticle }) {
  const { contentId, content, status, revision } = article;
  const title = content.title || m.editing_untitled();
  const bar = useArticleBar({
    article,
    title,
    ...useOperate(
      () => contentId,
      () => article.version,
    ),
  });
  return (
    <ReviewPage
      title={title}
      note={
        <Row as="span" inline wrap align="center" gap={6} gapX={14}>
          <ArticleState status={status} />
          <RevisionTag status={status} revision={revision} />
          <StoryTag enterprise={article.fromEnterprise} />
        </Row>
      }
      notices={<ArticleNotices article={article} />}
      difference={revision === 'PENDING' && wasPublic(article) && <ArticleDifference id={contentId} />}
      aside={<ArticleFacts article={article} label={m.editing_list_title()} />}
      bar={
        <>
          <PageActs acts={bar.acts} />
          {bar.dialog}
        </>
      }
    >
      <Panel title={m.editing_review_text()}>
        <ArticleText article={article} />
      </Panel>
    </ReviewPage>
  );
}
