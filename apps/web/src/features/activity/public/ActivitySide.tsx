import type { ActivityDetail } from '@portal/contract/activity/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { calendarPlusIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { DetailBox } from '../../../ui/layout/Detail.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import { callOf, feeText, minuteText, phaseNames } from '../shared/activity-words.ts';
import { SeatBar } from '../shared/SeatBar.tsx';
import styles from './ActivitySide.module.css';
import { takesGuests } from './guest/takes-guests.ts';

const maxLeaves = 60;

/** A leaf for each seat, filled for taken ones. */
function Leaves({ capacity, taken }: Pick<ActivityDetail, 'capacity' | 'taken'>) {
  if (capacity === 0 || capacity > maxLeaves) return null;
  return (
    <Columns as="p" of="repeat(10, minmax(0, 1fr))" gap={6} className={styles.leaves} aria-hidden>
      {Array.from({ length: capacity }, (_, at) => at).map((at) => (
        <i key={at} data-taken={at < taken || undefined} />
      ))}
    </Columns>
  );
}

const isOver = ({ phase }: ActivityDetail) => phase === 'ENDED' || phase === 'ONGOING';

function windowText({ phase, signFrom, signTo }: ActivityDetail): string {
  if (phase === 'COMING') return m.activity_opens({ time: minuteText(signFrom) });
  return m.activity_closes({ time: minuteText(signTo) });
}

/** Seats, and the one action available. */
export function ActivitySide({ activity }: { activity: ActivityDetail }) {
  const { activityId, state, phase, feeFen } = activity;
  const call = state === 'PUBLISHED' ? callOf(activity) : null;
  const isOpen = takesGuests(activity);
  return (
    <>
      <DetailBox labelledBy="seats">
        <h2 id="seats">{state === 'CANCELLED' ? m.activity_is_cancelled() : phaseNames[phase]()}</h2>
        {state === 'PUBLISHED' && !isOver(activity) && <p>{windowText(activity)}</p>}
        <Leaves {...activity} />
        <SeatBar of={activity} />
        <p className={styles.fee}>{feeText(feeFen)}</p>
        {state === 'PUBLISHED' && phase !== 'ENDED' && (
          <ButtonLink
            href={isOpen ? paths.guestSignUp(activityId) : paths.signUp(activityId)}
            variant={call === null ? undefined : 'main'}
            size="large"
            wide
          >
            {call ?? m.activity_see_own()}
          </ButtonLink>
        )}
        {isOpen && (
          <p>
            <Link href={paths.signUp(activityId)} look="underlined">
              {m.guest_signup_has_account()}
            </Link>
          </p>
        )}
        {state === 'PUBLISHED' && phase === 'FULL' && <p>{m.activity_full_note()}</p>}
      </DetailBox>
      {state !== 'CANCELLED' && (
        <section>
          <h2>{m.activity_take_along()}</h2>
          <Row wrap gap={12}>
            {state === 'PUBLISHED' && !isOver(activity) && (
              <ButtonLink href={paths.activityCalendar(activityId)} download icon={calendarPlusIcon}>
                {m.act_add_to_calendar()}
              </ButtonLink>
            )}
            <CollectButton {...collectProps('ACTIVITY', activityId)} />
          </Row>
        </section>
      )}
    </>
  );
}
