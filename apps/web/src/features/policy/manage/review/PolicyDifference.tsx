import * as m from '../../../../platform/i18n/paraglide/messages.js';
import { member_loading } from '../../../../platform/i18n/paraglide/messages.js';
import { ListFailure } from '../../../../platform/member/list/ListStates.tsx';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { DifferenceList } from '../../../review/shared/DifferenceList.tsx';
import { ConditionChanges } from './ConditionChanges.tsx';
import styles from './Difference.module.css';
import { fieldName } from './field-names.ts';
import { ValueChanges } from './ValueChanges.tsx';

/** What differs between a version of a policy, or what the public reads, and what is there now. */
export function PolicyDifference({ id, from }: { id: string; from?: number }) {
  const answer = useEndpoint('GET /api/policyManage/policy/queryDifference', {
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
  const { amounts, values, conditions, texts } = answer.data;
  const parts = [
    {
      title: m.officer_changes_values(),
      shown: amounts.length + values.length > 0,
      part: <ValueChanges {...{ amounts, values }} />,
    },
    {
      title: m.officer_changes_conditions(),
      shown: conditions.length > 0,
      part: <ConditionChanges changes={conditions} />,
    },
    {
      title: m.officer_changes_texts(),
      shown: texts.length > 0,
      part: <DifferenceList fields={texts} nameOf={fieldName} />,
    },
  ].filter(({ shown }) => shown);
  if (parts.length === 0) return <p className={styles.none}>{m.officer_changes_none()}</p>;
  return (
    <div className={styles.parts}>
      {parts.map(({ title, part }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          {part}
        </section>
      ))}
    </div>
  );
}
