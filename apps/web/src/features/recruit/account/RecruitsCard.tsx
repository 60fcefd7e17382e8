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
import { recruitVariants } from '../shared/recruit-words.ts';

const shownRows = 3;

/** Open recruitments of the reader or their enterprise, with the applications to review; nothing if there are none. */
export function RecruitsCard() {
  const answer = useQueryOf(
    'GET /api/communityManage/recruit/queryOwnList',
    { state: 'OPEN', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  if (!answer.data || answer.data.total === 0) return null;
  return (
    <Card
      title={m.recruit_card()}
      answer={answer}
      more={{ href: paths.ownPosts({ view: 'recruits' }), text: allOf(answer.data.total) }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ postId, title, state, stateLabel, waiting, hired, wanted }) => (
            <Columns
              key={postId}
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
                  href={paths.ownPosts({ view: 'applications', postId })}
                  look="quiet"
                  className={styles.name}
                >
                  <Written>{title}</Written>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  {m.recruit_waiting({ count: waiting })} · {m.recruit_seats_of({ count: wanted, hired })}
                </Text>
              </div>
              <Status kind={recruitVariants[state]}>{stateLabel}</Status>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
