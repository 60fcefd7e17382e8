import type { ManagedArticle } from '@portal/contract/article-manage';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  editing_versions_back,
  editing_versions_title,
  member_close,
  member_loading,
} from '../../../../platform/i18n/paraglide/messages.js';
import { ListFailure } from '../../../../platform/member/list/ListStates.tsx';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { arrowLeftIcon } from '../../../../ui/icon/shapes/arrow-left.ts';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { DifferenceList } from '../review/DifferenceList.tsx';
import { VersionList } from './VersionList.tsx';
import styles from './Versions.module.css';

/** The approved versions of an article beside it, each to be compared and taken back; open while the address says so. */
export function VersionsDrawer({ article }: { article: ManagedArticle }) {
  const [search, setSearch] = useSearchParams();
  const [compared, setCompared] = useState<number | null>(null);
  const close = () => {
    setCompared(null);
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <Drawer
      open={search.get('versions') === '1'}
      onClose={close}
      title={editing_versions_title()}
      size="large"
      closeLabel={member_close()}
    >
      {compared === null ? (
        <VersionList article={article} onCompare={setCompared} onRestored={close} />
      ) : (
        <div className={styles.compared}>
          <Button icon={arrowLeftIcon} size="small" onClick={() => setCompared(null)}>
            {editing_versions_back()}
          </Button>
          <VersionDifference id={article.contentId} no={compared} />
        </div>
      )}
    </Drawer>
  );
}

function VersionDifference({ id, no }: { id: string; no: number }) {
  const answer = useEndpoint('GET /api/infoManage/content/queryDifference', { id, from: no, to: 0 });
  if (answer.isError)
    return (
      <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  if (!answer.data)
    return (
      <Loading label={member_loading()}>
        <SkeletonLines lines={8} />
      </Loading>
    );
  return <DifferenceList fields={answer.data.fields} />;
}
