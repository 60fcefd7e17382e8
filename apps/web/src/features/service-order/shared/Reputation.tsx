import type { Measured } from '@portal/contract/service-order/public';
import type { CreditPart } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Bars } from './Bars.tsx';
import { minutesText } from './minutes-text.ts';
import styles from './Reputation.module.css';

const partNames: Record<CreditPart, () => string> = {
  KEPT: m.order_credit_kept,
  RATED: m.order_credit_rated,
  ANSWERED: m.order_credit_answered,
  RULED: m.order_credit_ruled,
};
const partNotes: Record<CreditPart, () => string> = {
  KEPT: m.order_credit_kept_note,
  RATED: m.order_credit_rated_note,
  ANSWERED: m.order_credit_answered_note,
  RULED: m.order_credit_ruled_note,
};

/** The credit score of a shop, with its components. */
export function CreditPanel({ credit }: Pick<Measured, 'credit'>) {
  return (
    <Panel
      title={m.order_credit()}
      end={
        credit ? (
          <Text as="b" size={24}>
            {credit.points}
          </Text>
        ) : undefined
      }
    >
      {credit ? (
        <Stack gap={12} className={styles.parts}>
          {credit.parts.map(({ part, points, most }) => (
            <div key={part}>
              <Progress
                label={partNames[part]()}
                value={points / most}
                valueText={m.order_credit_of({ points, most })}
                tone="leaf"
              />
              <small>{partNotes[part]()}</small>
            </div>
          ))}
        </Stack>
      ) : (
        <p>{m.order_too_few()}</p>
      )}
      <Text above={12} className={styles.note}>
        {m.order_credit_note()}
      </Text>
    </Panel>
  );
}

const spans = [m.order_within_1, m.order_within_4, m.order_within_8, m.order_within_24, m.order_unanswered];

/** How long a shop took to answer, and how much it left unanswered. */
export const ResponsePanel = ({ of: { histogram, sample, medianMin, p90Min } }: { of: Measured }) => (
  <Panel title={m.order_histogram()}>
    <Bars
      bars={spans.map((name, at) => ({
        name: name(),
        count: histogram[at] ?? 0,
        ...(at === spans.length - 1 ? { tone: 'late' as const } : {}),
      }))}
    />
    <Text above={12} className={styles.note}>
      {m.order_sample({ count: sample })}
      {medianMin !== null &&
        p90Min !== null &&
        ` · ${m.order_response_said({ median: minutesText(medianMin), p90: minutesText(p90Min) })}`}
    </Text>
  </Panel>
);
