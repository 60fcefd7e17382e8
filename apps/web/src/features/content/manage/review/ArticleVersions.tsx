import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { useReadsOnly } from '../../../../platform/account/use-reads-only.ts';
import { VersionsDrawer } from '../../../review/shared/VersionsDrawer.tsx';
import { articleAnswers } from '../use-article-acts.ts';
import { ArticleDifference } from './ArticleDifference.tsx';

/** While a text is under review or in the trash, no old version can replace it. */
const canRestore = ({ actions }: ManagedArticle) => actions.includes('save') || actions.includes('edit');

/** The approved versions of an article. */
export function ArticleVersions({ article }: { article: ManagedArticle }) {
  const readsOnly = useReadsOnly();
  const { contentId: id, version, versionNo, status, revision } = article;
  const mayRestore = !readsOnly && canRestore(article);
  return (
    <VersionsDrawer
      of={{
        desk: 'infoManage/content',
        id,
        version,
        versionNo,
        status,
        revision,
        mayRestore,
        answers: articleAnswers,
      }}
      difference={(no) => <ArticleDifference id={id} from={no} />}
    />
  );
}
