import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ListFailure } from '../../../platform/account/list/ListStates.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../../ui/skeleton/Skeleton.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { newArticle } from '../editor/blank-article.ts';
import { newId, useEditorKey } from '../editor/editor-key.ts';
import { columnNames } from '../shared/column-texts.ts';
import { ArticleReview } from './review/ArticleReview.tsx';
import { ArticleVersions } from './review/ArticleVersions.tsx';

// Loaded on demand: only writers need the form and its fields.
const ArticleEditor = lazy(async () => ({
  default: (await import('./editor/ArticleEditor.tsx')).ArticleEditor,
}));

/** One article: the editor while the caller may edit a working copy, otherwise its text and the decisions to make. */
export function Component() {
  const { id = '' } = useParams();
  const key = useEditorKey(id);
  const defaultValues = useNewArticle(id);
  const answer = useQueryOf(
    'GET /api/infoManage/content/queryManageDetail',
    { id },
    { enabled: !defaultValues },
  );
  const article = defaultValues ?? answer.data;
  if (answer.isError)
    return (
      <>
        <PageTitle title={m.editing_list_title()} />
        <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      </>
    );
  if (!article) return <Waiting title={m.editing_list_title()} />;
  return (
    <>
      <WorkTrail refId={id} list={paths.manageContents()} />
      {article.actions.includes('save') ? (
        <Suspense fallback={<Waiting title={article.content.title || m.editing_untitled()} />}>
          <ArticleEditor key={key} article={article} />
        </Suspense>
      ) : (
        <ArticleReview key={article.contentId} article={article} />
      )}
      {!defaultValues && <ArticleVersions article={article} />}
    </>
  );
}

/** A working copy that does not exist yet, in the column given by the address. */
function useNewArticle(id: string): ManagedArticle | undefined {
  const [params] = useSearchParams();
  const { name } = useUser();
  const column = codesOf(columnNames).find((code) => code === params.get('column')) ?? 'INDUSTRY';
  const [openedAt] = useState(Date.now);
  const defaultValues = useMemo(() => newArticle(column, name, openedAt), [column, name, openedAt]);
  return id === newId ? defaultValues : undefined;
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <Loading label={m.member_loading()} slowLabel={m.member_loading_slow()}>
        <Columns of="minmax(0, 1fr) 320px" gap={32} align="start" stack="laptop">
          <Stack gap={20} atTop>
            <Skeleton width="100%" height="40px" />
            <Skeleton width="100%" height="420px" />
          </Stack>
          <SkeletonLines lines={10} />
        </Columns>
      </Loading>
    </>
  );
}
