import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { paths } from '../../../../paths.ts';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { externalLinkIcon } from '../../../../ui/icon/shapes/external-link.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { PreviewButton } from '../../../review/shared/PreviewButton.tsx';
import { RevisionTag } from '../../../review/shared/RevisionTag.tsx';
import { VersionsButton } from '../../../review/shared/VersionsButton.tsx';
import { ArticleNotices } from '../../editor/ArticleNotices.tsx';
import pageStyles from '../../editor/ArticlePage.module.css';
import { ArticleText } from '../../shared/ArticleText.tsx';
import { ArticleState } from '../../shared/article-status.tsx';
import { ArticleButtons } from '../ArticleButtons.tsx';
import { StoryTag } from '../StoryTag.tsx';
import { useOperate } from '../use-article-acts.ts';
import { ArticleDifference } from './ArticleDifference.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';

const wasPublic = ({ status }: ManagedArticle) =>
  status !== 'DRAFT' && status !== 'PENDING' && status !== 'TRASH';

/** An article to read and decide on: its text, the changes against the public version, and the available actions. */
export function ArticleReview({ article }: { article: ManagedArticle }) {
  const { contentId, content, status, revision, actions } = article;
  const { busy, operate } = useOperate(
    () => article.contentId,
    () => article.version,
  );
  const title = content.title || m.editing_untitled();
  return (
    <>
      <PageTitle
        title={title}
        note={
          <span className={pageStyles.state}>
            <ArticleState status={status} />
            <RevisionTag status={status} revision={revision} />
            <StoryTag enterprise={article.fromEnterprise} />
          </span>
        }
        actions={
          <>
            <VersionsButton count={article.versionNo} />
            {status === 'PUBLISHED' && <PublicLink article={article} />}
            <PreviewButton id={contentId} desk="infoManage/content" />
            <ArticleButtons
              article={article}
              events={[
                'trash',
                'recall',
                'withdraw',
                'discard',
                'return',
                'restore',
                'schedule',
                'edit',
                'approve',
              ]}
              main={actions.includes('approve') ? 'approve' : 'edit'}
              busy={busy}
              operate={operate}
            />
          </>
        }
      />
      <div className={pageStyles.columns}>
        <div className={pageStyles.main}>
          <ArticleNotices article={article} />
          {revision === 'PENDING' && wasPublic(article) && (
            <Panel title={m.editing_review_changes()}>
              <ArticleDifference id={contentId} />
            </Panel>
          )}
          <Panel title={m.editing_review_text()}>
            <ArticleText article={article} />
          </Panel>
        </div>
        <ArticleFacts article={article} label={m.editing_list_title()} />
      </div>
    </>
  );
}

function PublicLink({ article: { contentId, content } }: { article: ManagedArticle }) {
  const { column, enterpriseId } = content;
  const href =
    column === 'STYLE' && enterpriseId !== null
      ? paths.story(enterpriseId, contentId)
      : paths.article(column, contentId);
  return (
    <ButtonLink href={href} icon={externalLinkIcon} target="_blank">
      {m.editing_view_public()}
    </ButtonLink>
  );
}
