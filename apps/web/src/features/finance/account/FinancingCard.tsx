import { formatFen } from '@portal/contract/money';
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
import { financingVariants } from '../shared/finance-variants.ts';

const shownRows = 3;

/** The financing with the latest activity. */
export function FinancingCard() {
  const answer = useQueryOf(
    'GET /api/financeManage/application/queryOwnList',
    { pageNo: 1, pageSize: shownRows },
    { quiet: true },
  );
  return (
    <Card
      title={m.finance_financing_title()}
      answer={answer}
      more={{ href: paths.ownFinancing(), text: allOf(answer.data?.total) }}
      empty={{ when: ({ total }) => total === 0, text: m.finance_no_financing() }}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map(({ applicationId, productName, institutionName, amountFen, state, stateLabel }) => (
            <Columns
              key={applicationId}
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
                  href={paths.ownFinancing({ application: applicationId })}
                  look="quiet"
                  className={styles.name}
                >
                  <Written>{productName}</Written>
                </Link>
                <Text clip tone="faint" size={13} nowrap className={styles.note} data-whole="">
                  <Status kind={financingVariants[state]}>{stateLabel}</Status>{' '}
                  <Written>{institutionName}</Written>
                </Text>
              </div>
              <Text as="span" tone="quiet" size={13} figures text="end" nowrap className={styles.side}>
                {formatFen(amountFen)}
              </Text>
            </Columns>
          ))}
        </ul>
      )}
    </Card>
  );
}
