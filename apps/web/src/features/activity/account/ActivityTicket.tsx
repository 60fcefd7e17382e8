import type { SignUpForm } from '@portal/contract/activity/sign-up';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { feeText, minuteText, seatsText, whenText } from '../shared/activity-words.ts';
import styles from './SignUp.module.css';

/** What happens next, and the cancellation deadline. */
function Note({ asked: { activity, isApproved, absences } }: { asked: SignUpForm }) {
  return (
    <footer>
      {isApproved && (
        <p>
          {activity.needApproval ? m.activity_rule_approval() : m.activity_absent_often({ count: absences })}
        </p>
      )}
      <p>{m.activity_rule_cancel({ time: minuteText(activity.cancelDeadline) })}</p>
    </footer>
  );
}

/** Time and place of the activity, shown next to the form. */
export function ActivityTicket({ asked }: { asked: SignUpForm }) {
  const { activity, ofEnterprise } = asked;
  const { perEnterpriseMax } = activity;
  return (
    <Text as="aside" frame="thin" round pad={20} ground="page" className={styles.ticket}>
      <h2>
        <Written>{activity.title}</Written>
      </h2>
      <Facts
        columns={1}
        facts={[
          { name: m.field_time(), value: whenText(activity) },
          { name: m.field_place(), value: <Written>{activity.place}</Written> },
          { name: m.field_quota(), value: seatsText(activity) },
          { name: m.activity_fee(), value: feeText(activity.feeFen) },
          ...(ofEnterprise !== null && perEnterpriseMax > 0
            ? [
                {
                  name: m.activity_of_enterprise(),
                  value: m.activity_of_most({ count: ofEnterprise, max: perEnterpriseMax }),
                },
              ]
            : []),
        ]}
      />
      <Note asked={asked} />
    </Text>
  );
}
