import { endText } from '@portal/contract/deadline';
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
import { prizeVariants } from '../shared/lottery-words.ts';

const shownRows = 3;

/** The user's prizes, the latest first. */
export function PrizesCard() {
  const answer = useQueryOf(
    'GET /api/communityManage/prize/queryOwnList',
    { pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.lottery_my_prizes()}
      answer={answer}
      more={{ href: paths.myPrizes(), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.lottery_no_prizes() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ prizeId, name, state, stateLabel, claimUntil }) => (
            <Columns
              key={prizeId}
              as="li"
              of="minmax(0, 1fr) auto"
              align="baseline"
              gap={4}
              gapX={16}
              padBlock={12}
              className={styles.line}
            >
              <div>
                <Link href={paths.myPrizes({ prize: prizeId })} look="quiet" className={styles.name}>
                  <Written>{name}</Written>
                </Link>
                {state === 'TO_CLAIM' && (
                  <Text clip tone="faint" size={13} nowrap className={styles.note}>
                    {m.lottery_claim_until({ time: endText(claimUntil) })}
                  </Text>
                )}
              </div>
              <Status kind={prizeVariants[state]}>{stateLabel}</Status>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
