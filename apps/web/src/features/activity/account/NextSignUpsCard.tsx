import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { whenText } from '../shared/activity-words.ts';

const shownRows = 4;

/** The user's sign-ups, the next one first. */
export function NextSignUpsCard() {
  const answer = useQueryOf(
    'GET /api/activityManage/signUp/queryList',
    { pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.activity_own()}
      answer={answer}
      more={{ href: paths.activityList(), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.activity_own_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ signUpId, activity, state, stateLabel, waitNo }) => (
            <Columns
              key={signUpId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <div>
                <Link href={paths.signUp(activity.activityId)} look="quiet" className={styles.name}>
                  <Written>{activity.title}</Written>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  {whenText(activity)} · <Written>{activity.place}</Written>
                </Text>
              </div>
              <Status kind={signUpLifecycle.variants[state]}>
                {waitNo === null ? stateLabel : m.activity_wait_no({ no: waitNo })}
              </Status>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
