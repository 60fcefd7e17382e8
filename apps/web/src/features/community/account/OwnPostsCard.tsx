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
import { postVariants } from '../shared/post-words.ts';

const shownRows = 3;

/** The reader's posts, the latest first, with their results, and the reader's points. */
export function OwnPostsCard() {
  const answer = useQueryOf(
    'GET /api/communityManage/post/queryOwnList',
    { pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  const points = useQueryOf('GET /api/pointsManage/points/queryBalance', {}, { quiet: true });
  return (
    <Card
      title={m.community_own_posts()}
      answer={answer}
      more={{ href: paths.ownPosts(), text: allOf(answer.data?.total) }}
    >
      {({ rows }) => (
        <>
          {points.data && (
            <Text clip tone="faint" size={13} nowrap className={styles.note}>
              {m.community_points_left({ points: points.data.balance })} ·{' '}
              <Link href={paths.ownPosts({ view: 'comments' })} look="underlined">
                {m.community_own_comments()}
              </Link>
            </Text>
          )}
          {rows.length === 0 ? (
            <Text clip tone="faint" size={13} nowrap className={styles.note}>
              {m.community_own_empty()}{' '}
              <Link href={paths.writePost()} look="underlined">
                {m.community_write()}
              </Link>
            </Text>
          ) : (
            <ul className={styles.rows}>
              {rows.map(({ postId, title, state, stateLabel, hasChange, likes, comments }) => (
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
                    <Link href={paths.ownPosts({ post: postId })} look="quiet" className={styles.name}>
                      {title === '' ? m.community_untitled() : <Written>{title}</Written>}
                    </Link>
                    <Text clip tone="faint" size={13} nowrap className={styles.note}>
                      {m.community_counts_of({ likes, comments })}
                    </Text>
                  </div>
                  <Status kind={postVariants[state]}>
                    {hasChange ? m.community_state_changing() : stateLabel}
                  </Status>
                </Columns>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}
