import type { AdviceAction } from '@portal/contract/tutor/public';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
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
    <ul className={styles.actions}>
      {actions.map(({ what, who, due, result }) => (
        <li key={what}>
          <b>
            <Written>{what}</Written>
          </b>
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
        </li>
      ))}
    </ul>
  );
}
