import type { MeterRow } from '@portal/contract/billing/meter';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { quantityText } from '../shared/bill-words.ts';

const sumOf = (rows: MeterRow[], key: 'usageX100' | 'monthBeforeX100') =>
  rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);

/** Change on the previous month over meters read in both; null if there are none. */
function changeOf(rows: MeterRow[]): number | null {
  const both = rows.filter(
    ({ usageX100, monthBeforeX100 }) => usageX100 !== null && monthBeforeX100 !== null,
  );
  const before = sumOf(both, 'monthBeforeX100');
  return before === 0 ? null : Math.round((100 * (sumOf(both, 'usageX100') - before)) / before);
}

function changeText(change: number | null): string {
  if (change === null) return m.billing_usage_first();
  if (change === 0) return m.billing_usage_same();
  return change > 0 ? m.billing_usage_more({ percent: change }) : m.billing_usage_less({ percent: -change });
}

/** Last month's consumption of the enterprise's meters, compared with the month before. */
export function OwnUsageCard() {
  const answer = useQueryOf('GET /api/propertyManage/meter/queryList', {}, { quiet: true });
  return (
    <Card
      title={m.billing_usage_card()}
      answer={answer}
      more={{ href: paths.utilityBills(), text: allOf(answer.data?.rows.length) }}
      empty={{
        when: ({ rows }) => rows.every(({ lastPeriod }) => lastPeriod === ''),
        text: m.billing_no_readings(),
      }}
    >
      {({ rows: all }) => {
        const last =
          all
            .map(({ lastPeriod }) => lastPeriod)
            .sort()
            .at(-1) ?? '';
        const read = all.filter(({ lastPeriod }) => lastPeriod === last);
        return (
          <ul className={styles.rows}>
            {(['WATER', 'ELECTRICITY'] as const).flatMap((kind) => {
              const rows = read.filter((row) => row.kind === kind);
              const [first] = rows;
              return first ? (
                <Columns
                  key={kind}
                  as="li"
                  of="minmax(0, 1fr) auto"
                  align="baseline"
                  gap={4}
                  gapX={16}
                  padBlock={12}
                  className={styles.line}
                >
                  <div>
                    <Link href={paths.utilityBills()} look="quiet" className={styles.name}>
                      {first.kindLabel}
                    </Link>
                    <Text clip tone="faint" size={13} nowrap className={styles.note} data-whole="">
                      {last} · {changeText(changeOf(rows))}
                    </Text>
                  </div>
                  <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                    {quantityText(sumOf(rows, 'usageX100'))} {first.unit}
                  </Text>
                </Columns>
              ) : (
                []
              );
            })}
          </ul>
        );
      }}
    </Card>
  );
}
