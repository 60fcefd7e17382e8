import type { ActivityDetail } from '@portal/contract/activity/public';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { minuteText } from '../shared/activity-words.ts';
import styles from './ActivityRules.module.css';

/** How seats are allocated, and the cost of cancelling. */
export function ActivityRules({ activity }: { activity: ActivityDetail }) {
  const { perEnterpriseMax, perOrderMax, waitlistMax, audience, feeFen, capacity, cancelDeadline, kind } =
    activity;
  const { checkInPoints, quizPoints } = activity;
  const time = minuteText(cancelDeadline);
  const rules = [
    audience.auditedOnly && m.activity_rule_members(),
    activity.tagNames.length > 0 && m.activity_rule_tags({ tags: activity.tagNames.join('、') }),
    !audience.userTypes.includes('100') && m.activity_rule_enterprises(),
    !audience.userTypes.includes('200') && m.activity_rule_people(),
    perEnterpriseMax > 0 && m.activity_rule_per_enterprise({ max: perEnterpriseMax }),
    m.activity_rule_per_order({ max: perOrderMax }),
    activity.needApproval && m.activity_rule_approval(),
    capacity > 0 && waitlistMax > 0 && m.activity_rule_waiting(),
    capacity > 0 && waitlistMax > 0 && m.activity_rule_offer(),
    feeFen > 0 ? m.activity_rule_cancel_paid({ time }) : m.activity_rule_cancel({ time }),
    m.activity_rule_absence(),
    checkInPoints > 0 && m.activity_rule_points({ points: checkInPoints }),
    kind === 'TRAINING' && quizPoints > 0 && m.activity_rule_quiz({ points: quizPoints }),
  ].filter((rule) => rule !== false);
  return (
    <section>
      <BlockHead title={m.activity_rules()} />
      <Stack as="ul" gap={12} className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
    </section>
  );
}
