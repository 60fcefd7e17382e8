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
import { ownVariants } from '../shared/repair-variants.ts';

const shownRows = 4;

/** The user's reports that are in progress. */
export function OpenRepairsCard() {
  const answer = useQueryOf(
    'GET /api/propertyManage/repair/queryList',
    { tab: 'ACTIVE', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.repair_open()}
      answer={answer}
      more={{ href: paths.repair({ view: 'mine' }), text: allOf(answer.data?.total) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.repair_open_none() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ ticketId, title, locationText, state, stateLabel, no }) => (
            <Columns
              key={ticketId}
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
                  href={paths.repair({ view: 'mine', id: ticketId })}
                  look="quiet"
                  className={styles.name}
                >
                  <Written>{title}</Written>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note}>
                  <Written>{locationText}</Written> · {no}
                </Text>
              </div>
              <Status kind={ownVariants[state]}>{stateLabel}</Status>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
