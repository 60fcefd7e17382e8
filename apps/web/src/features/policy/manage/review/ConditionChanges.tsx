import type { ConditionChange, SavedRule } from '@portal/contract/policy/content';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import { FromTo } from './FromTo.tsx';
import { needOf } from './need-of.ts';
import { RuleWords } from './RuleWords.tsx';

/** Conditions that were added, removed or changed; a changed one shows only the differences. */
export function ConditionChanges({ changes }: { changes: readonly ConditionChange[] }) {
  return (
    <Stack as="ul" gap={8}>
      {changes.map(({ from, to }) => (
        <Row
          key={(to ?? from)?.ruleId}
          as="li"
          wrap
          align="baseline"
          gap={4}
          gapX={12}
          padBottom={8}
          lineBelow="thin"
        >
          {from && to ? <Changed from={from} to={to} /> : <Whole rule={to ?? from} isNew={to !== null} />}
        </Row>
      ))}
    </Stack>
  );
}

/** An added or removed condition. */
function Whole({ rule, isNew }: { rule: SavedRule | null; isNew: boolean }) {
  if (!rule) return null;
  return (
    <>
      <Tag tone={isNew ? 'leaf' : 'petal'}>{isNew ? m.officer_rule_added() : m.officer_rule_removed()}</Tag>
      <Written>{rule.text}</Written>
      <Text as="small" tone="quiet">
        <RuleWords rule={rule} /> · {needOf(rule)}
      </Text>
    </>
  );
}

const judged = ({ kind, field, op, value }: SavedRule) => JSON.stringify([kind, field, op, value]);

function Changed({ from, to }: { from: SavedRule; to: SavedRule }) {
  return (
    <>
      <Tag tone="amber">{m.officer_rule_changed()}</Tag>
      <Stack as="span" gap={4}>
        {from.text === to.text ? (
          <Written>{to.text}</Written>
        ) : (
          <FromTo from={<Written>{from.text}</Written>} to={<Written>{to.text}</Written>} />
        )}
        {judged(from) !== judged(to) && (
          <Text as="small" tone="quiet">
            {m.officer_condition_auto()}{' '}
            <FromTo from={<RuleWords rule={from} />} to={<RuleWords rule={to} />} />
          </Text>
        )}
        {from.required !== to.required && (
          <Text as="small" tone="quiet">
            <FromTo from={needOf(from)} to={needOf(to)} />
          </Text>
        )}
      </Stack>
    </>
  );
}
