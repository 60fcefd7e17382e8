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
import { bookingVariants, whenText } from '../shared/booking-variants.ts';

const shownRows = 4;

/** The user’s next bookings, of every kind. */
export function NextBookingsCard() {
  const answer = useQueryOf(
    'GET /api/propertyManage/booking/queryList',
    { tab: 'COMING', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.booking_next()}
      answer={answer}
      more={{ href: paths.conferenceRoom({ view: 'mine' }), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.booking_next_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ bookingId, title, roomName, state, stateLabel, ...when }) => (
            <Columns
              key={bookingId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <div>
                <Link
                  href={paths.conferenceRoom({ view: 'mine', booking: bookingId })}
                  look="quiet"
                  className={styles.name}
                >
                  <Written>{title}</Written>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  {whenText(when)} · <Written>{roomName}</Written>
                </Text>
              </div>
              <Status kind={bookingVariants[state]}>{stateLabel}</Status>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
