import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { allOf } from '../../../platform/account/card/all-of.ts';
import styles from '../../../platform/account/card/Card.module.css';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { billVariants } from '../shared/bill-words.ts';

const shownRows = 3;

/** The enterprise's total debt, and the bills due next. */
export function DueBillsCard() {
  const answer = useQueryOf(
    'GET /api/propertyManage/bill/queryList',
    { state: 'DUE', sort: 'due', pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.billing_due_card()}
      answer={answer}
      more={{ href: paths.costQuery({ state: 'DUE' }), text: allOf(answer.data?.total) }}
      empty={{ when: ({ total }) => total === 0, text: m.billing_due_none() }}
    >
      {({ rows, dueFen }) => (
        <>
          <p className={styles.figure}>
            {formatFen(dueFen)}
            <small>{m.field_yuan()}</small>
          </p>
          <ul className={styles.rows}>
            {rows.map(({ billId, feeLabel, period, dueDate, payableFen, state, stateLabel }) => (
              <Columns
                key={billId}
                as="li"
                of="minmax(0, 1fr) auto"
                align="baseline"
                gap={4}
                gapX={16}
                padBlock={12}
                className={styles.line}
              >
                <div>
                  <Link href={paths.myPayment(billId)} look="quiet" className={styles.name}>
                    {feeLabel} {period}
                  </Link>
                  <Text clip tone="faint" size={13} nowrap className={styles.note} data-whole="">
                    <Status kind={billVariants[state]}>{stateLabel}</Status> {m.billing_due_date()} {dueDate}
                  </Text>
                </div>
                <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                  {formatFen(payableFen)}
                </Text>
              </Columns>
            ))}
          </ul>
          <ButtonLink href={paths.costQuery({ state: 'DUE' })} variant="main">
            {m.billing_pay()}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}
