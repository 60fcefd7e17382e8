import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { MatchGrade, RuleResult } from '@portal/contract/policy/rule';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../../platform/display/format.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Status, type StatusKind } from '../../../../ui/status/Status.tsx';
import styles from '../form/Parts.module.css';

type Trial = EndpointMap['POST /api/policyManage/policy/tryRules']['output'];

const looks: Record<RuleResult, { kind: StatusKind; text: () => string }> = {
  MET: { kind: 'done', text: m.officer_try_met },
  UNMET: { kind: 'late', text: m.officer_try_unmet },
  UNKNOWN: { kind: 'waiting', text: m.officer_try_unknown },
  MANUAL: { kind: 'checking', text: m.officer_condition_manual },
};

const grades: Record<MatchGrade, () => string> = {
  HIGH: m.policy_match_high,
  MIDDLE: m.policy_match_middle,
  LOW: m.policy_match_low,
};

/** The result of each condition, then the grade and the amount. */
export function TryResults({ trial, texts }: { trial: Trial; texts: readonly string[] }) {
  const { results, grade, metPercent, amount } = trial;
  return (
    <>
      <Stack as="ol" gap={8} className={styles.results}>
        {results.map(({ result, has }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results are in the order of the conditions
          <Text as="li" padBottom={8} lineBelow="thin" size={13} key={at}>
            <span lang={langOfContent('zh')}>{texts[at]}</span>
            <Status kind={looks[result].kind}>{looks[result].text()}</Status>
            {has && (
              <Text as="small" tone="quiet">
                {' '}
                {m.officer_try_has({ has })}
              </Text>
            )}
          </Text>
        ))}
      </Stack>
      <Stack gap={4} padTop={12} aria-live="polite">
        {grade && (
          <Text as="strong" tone="brand" size={18} figures>
            {grades[grade]()}
          </Text>
        )}
        {metPercent !== null && (
          <Text as="span" tone="quiet" size={13}>
            {m.officer_try_percent({ percent: metPercent })}
          </Text>
        )}
        {amount && <span>{m.officer_try_amount({ amount: formatThousands(amount.amountFen / 100) })}</span>}
      </Stack>
    </>
  );
}
