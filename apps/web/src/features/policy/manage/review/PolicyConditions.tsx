import type { SavedRule } from '@portal/contract/policy/content';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { needOf } from './need-of.ts';
import { RuleWords } from './RuleWords.tsx';

/** The conditions, each with the rule that checks it. */
export function PolicyConditions({ conditions }: { conditions: readonly SavedRule[] }) {
  if (conditions.length === 0) return <Text tone="faint">{m.officer_none()}</Text>;
  return (
    <Stack as="ol" gap={8}>
      {conditions.map((rule) => (
        <Row key={rule.ruleId} as="li" wrap align="baseline" gap={4} gapX={12} padBottom={8} lineBelow="thin">
          <Stack as="span" gap={4}>
            <Written>{rule.text}</Written>
            <Text as="small" tone="quiet">
              <RuleWords rule={rule} /> · {needOf(rule)}
            </Text>
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}
