import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
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
              <li key={item.itemId} className={styles.line}>
                <Link
                  href={paths.declareItem(item.itemId)}
                  look="quiet"
                  className={styles.name}
                  lang={langOfContent('zh')}
                >
                  {item.title}
                </Link>
                <span className={styles.side}>
                  {days === 0 ? m.workbench_last_day() : m.workbench_days_left({ days })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
