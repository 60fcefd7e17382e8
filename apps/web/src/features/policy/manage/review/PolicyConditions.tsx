import type { SavedRule } from '@portal/contract/policy/content';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import styles from './Difference.module.css';
import { needOf } from './need-of.ts';
import { RuleWords } from './RuleWords.tsx';

/** The conditions, each with the rule that checks it. */
export function PolicyConditions({ conditions }: { conditions: readonly SavedRule[] }) {
  if (conditions.length === 0) return <p className={styles.none}>{m.officer_none()}</p>;
  return (
    <ol className={styles.conditions}>
      {conditions.map((rule) => (
        <li key={rule.ruleId} className={styles.condition}>
          <span className={styles.lines}>
            <Written>{rule.text}</Written>
            <small className={styles.words}>
              <RuleWords rule={rule} /> · {needOf(rule)}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
