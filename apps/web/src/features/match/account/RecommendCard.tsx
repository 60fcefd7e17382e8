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
import { recommendVariants } from '../shared/recommend-words.ts';

const shownRows = 5;

/** The latest projects recommended to the enterprise. */
export function RecommendCard() {
  const answer = useQueryOf(
    'GET /api/matchManage/recommend/queryReceived',
    { pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.match_received_title()}
      answer={answer}
      more={{ href: paths.receivedRecommends(), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.match_received_empty() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ recommendId, title, state, stateLabel }) => (
            <Columns
              key={recommendId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <span className={styles.name}>
                <Link href={paths.receivedRecommends({ recommend: recommendId })} look="quiet">
                  <Written>{title}</Written>
                </Link>
              </span>
              <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                <Status kind={recommendVariants[state]}>{stateLabel}</Status>
              </Text>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
