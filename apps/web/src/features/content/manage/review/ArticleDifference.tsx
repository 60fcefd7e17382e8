import { member_loading } from '../../../../platform/i18n/paraglide/messages.js';
import { ListFailure } from '../../../../platform/member/list/ListStates.tsx';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { DifferenceList } from '../../../review/shared/DifferenceList.tsx';
import { fieldName } from '../field-names.ts';

/** What differs between a version of an article, or what the public reads, and what is there now. */
export function ArticleDifference({ id, from }: { id: string; from?: number }) {
  const answer = useEndpoint('GET /api/infoManage/content/queryDifference', {
    ...{ id, to: 0 },
    ...(from === undefined ? {} : { from }),
  });
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
  return <DifferenceList fields={answer.data.fields} nameOf={fieldName} />;
}
