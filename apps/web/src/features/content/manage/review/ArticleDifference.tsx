import { Answered } from '../../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { DifferenceList } from '../../../review/shared/DifferenceList.tsx';
import { fieldName } from '../field-names.ts';

/** What differs between the public text, or an old version, and the current one. */
export function ArticleDifference({ id, from }: { id: string; from?: number }) {
  const answer = useQueryOf('GET /api/infoManage/content/queryDifference', {
    id,
    to: 0,
    ...(from === undefined ? {} : { from }),
  });
  return (
    <Answered of={answer}>{({ fields }) => <DifferenceList fields={fields} nameOf={fieldName} />}</Answered>
  );
}
