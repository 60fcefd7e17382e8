import type { ConditionChange, SavedRule } from '@portal/contract/policy/content';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import styles from './Difference.module.css';
import { FromTo } from './FromTo.tsx';
import { needOf } from './need-of.ts';
import { RuleWords } from './RuleWords.tsx';

/** Conditions that were added, removed or changed; a changed one shows only the differences. */
export function ConditionChanges({ changes }: { changes: readonly ConditionChange[] }) {
  return (
    <ul className={styles.conditions}>
      {changes.map(({ from, to }) => (
        <li key={(to ?? from)?.ruleId} className={styles.condition}>
          {from && to ? <Changed from={from} to={to} /> : <Whole rule={to ?? from} isNew={to !== null} />}
        </li>
      ))}
    </ul>
  );
}

/** An added or removed condition. */
function Whole({ rule, isNew }: { rule: SavedRule | null; isNew: boolean }) {
  if (!rule) return null;
  return (
    <>
      <Tag tone={isNew ? 'leaf' : 'petal'}>{isNew ? m.officer_rule_added() : m.officer_rule_removed()}</Tag>
      <Written>{rule.text}</Written>
      <small className={styles.words}>
        <RuleWords rule={rule} /> · {needOf(rule)}
      </small>
    </>
  );
}

const judged = ({ kind, field, op, value }: SavedRule) => JSON.stringify([kind, field, op, value]);

function Changed({ from, to }: { from: SavedRule; to: SavedRule }) {
  return (
    <>
      <Tag tone="amber">{m.officer_rule_changed()}</Tag>
      <span className={styles.lines}>
        {from.text === to.text ? (
          <Written>{to.text}</Written>
        ) : (
          <FromTo from={<Written>{from.text}</Written>} to={<Written>{to.text}</Written>} />
        )}
        {judged(from) !== judged(to) && (
          <small className={styles.words}>
            {m.officer_condition_auto()}{' '}
            <FromTo from={<RuleWords rule={from} />} to={<RuleWords rule={to} />} />
          </small>
        )}
        {from.required !== to.required && (
          <small className={styles.words}>
            <FromTo from={needOf(from)} to={needOf(to)} />
          </small>
        )}
      </span>
    </>
  );
}
