import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { DifferenceList } from '../../../review/shared/DifferenceList.tsx';
import { ConditionChanges } from './ConditionChanges.tsx';
import styles from './Difference.module.css';
import { fieldName } from './field-names.ts';
import { ValueChanges } from './ValueChanges.tsx';

/** The differences between the public text, or an old version, and the current one. */
export function PolicyDifference({ id, from }: { id: string; from?: number }) {
  const answer = useQueryOf('GET /api/policyManage/policy/queryDifference', {
    id,
    to: 0,
    ...(from === undefined ? {} : { from }),
  });
  return <Answered of={answer}>{(changes) => <Changes {...changes} />}</Answered>;
}

type Difference = EndpointMap['GET /api/policyManage/policy/queryDifference']['output'];

function Changes({ amounts, values, conditions, texts }: Difference) {
  const parts = [
    {
      title: m.officer_changes_values(),
      shown: amounts.length + values.length > 0,
      part: <ValueChanges amounts={amounts} values={values} />,
    },
    {
      title: m.officer_conditions(),
      shown: conditions.length > 0,
      part: <ConditionChanges changes={conditions} />,
    },
    {
      title: m.officer_changes_texts(),
      shown: texts.length > 0,
      part: <DifferenceList fields={texts} nameOf={fieldName} />,
    },
  ].filter(({ shown }) => shown);
  if (parts.length === 0) return <Text tone="faint">{m.officer_changes_none()}</Text>;
  return (
    <Stack gap={16}>
      {parts.map(({ title, part }) => (
        <section key={title}>
          <Text as="h3" below={8} weight={600} className={styles.title}>
            {title}
          </Text>
          {part}
        </section>
      ))}
    </Stack>
  );
}
