import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { declareWindowOn } from '../shared/declare-window.ts';

const shownRows = 5;

/** Funding calls open for applications, the one that closes first at the top. */
export function OpenItemsCard() {
  const answer = useQueryOf(
    'GET /api/policyManage/declareItem/queryList',
    { phase: 'OPEN', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.workbench_open_items()}
      answer={answer}
      more={{ href: paths.declaration(), text: allOf(answer.data?.counts.OPEN) }}
      empty={{ when: ({ rows }) => rows.length === 0, text: m.workbench_open_items_none() }}
    >
      {({ rows, today }) => (
        <ul className={styles.rows}>
          {rows.map((item) => {
            const { days } = declareWindowOn(item, today);
            return (
              <Columns
                key={item.itemId}
                as="li"
                of="minmax(0, 1fr) auto"
                align="baseline"
                gap={4}
                gapX={16}
                padBlock={12}
                className={styles.line}
              >
                <Link
                  href={paths.declareItem(item.itemId)}
                  look="quiet"
                  className={styles.name}
                  lang={langOfContent('zh')}
                >
                  {item.title}
                </Link>
                <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                  {days === 0 ? m.workbench_last_day() : m.workbench_days_left({ days })}
                </Text>
              </Columns>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
