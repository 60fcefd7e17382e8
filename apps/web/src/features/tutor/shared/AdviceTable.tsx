import type { AdviceAction } from '@portal/contract/tutor/public';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import styles from './AdviceTable.module.css';
import { resultNames } from './tutor-words.ts';

const looks: Record<NonNullable<AdviceAction['result']>, StatusKind> = {
  DONE: 'done',
  PARTLY: 'waiting',
  NOT: 'closed',
};

/** The actions advised, with owner and due date; after the follow-up also their results. */
export function AdviceTable({ actions }: { actions: AdviceAction[] }) {
  const isFollowed = actions.some(({ result }) => result !== null);
  return (
    <Columns
      as="ul"
      of="minmax(0, 1.6fr) minmax(0, 1fr) auto"
      gapX={16}
      stack="phone"
      className={styles.actions}
    >
      {actions.map(({ what, who, due, result }) => (
        <Columns as="li" of="subgrid" across gap={4} gapX={16} padBlock={10} lineBelow="thin" key={what}>
          <Text as="b" weight={400}>
            <Written>{what}</Written>
          </Text>
          <span>
            {[who, due?.slice(5)].some(Boolean) && (
              <Written>{[who, due?.slice(5)].filter(Boolean).join(' · ')}</Written>
            )}
          </span>
          {isFollowed && (
            <span>
              {result === null ? (
                m.tutor_result_open()
              ) : (
                <Status kind={looks[result]}>{resultNames[result]()}</Status>
              )}
            </span>
          )}
        </Columns>
      ))}
    </Columns>
  );
}
