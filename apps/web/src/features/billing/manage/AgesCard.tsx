import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { Card } from '../../../platform/account/card/Card.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import styles from './AgesCard.module.css';
import { ageNames, percentText } from './collection-words.ts';

/** Overdue bills by age: as one bar and in figures. */
export function AgesCard() {
  const answer = useQueryOf('GET /api/propertyManage/bill/queryCollection', {}, { quiet: true });
  return (
    <Card
      title={m.billing_ages()}
      answer={answer}
      empty={{ when: ({ overdue }) => overdue.bills === 0, text: m.billing_overdue_none() }}
    >
      {({ ages, overdue }) => (
        <>
          <Row gap={2} below={12} className={styles.bar} aria-hidden>
            {ages
              .filter(({ sumFen }) => sumFen > 0)
              .map(({ age, sumFen }) => (
                <i key={age} className={styles.part} data-age={age} style={{ flexGrow: sumFen }} />
              ))}
          </Row>
          <Table
            caption={m.profile_table({ name: m.billing_ages() })}
            columns={[
              {
                key: 'age',
                head: m.billing_age(),
                cell: ({ age }) =>
                  age === null ? (
                    <b>{m.field_total()}</b>
                  ) : (
                    <Row as="span" inline gap={8} align="center" nowrap className={styles.age}>
                      <i className={styles.part} data-age={age} />
                      {ageNames[age]()}
                    </Row>
                  ),
              },
              { key: 'bills', head: m.billing_bill_count(), align: 'end', cell: ({ bills }) => bills },
              { key: 'sum', head: m.field_amount(), align: 'end', cell: ({ sumFen }) => formatFen(sumFen) },
              {
                key: 'share',
                head: m.billing_age_share(),
                align: 'end',
                cell: ({ sumFen }) =>
                  overdue.sumFen === 0 ? '—' : percentText((100 * sumFen) / overdue.sumFen),
              },
            ]}
            rows={[...ages, { age: null, ...overdue }]}
            rowKey={({ age }) => age ?? 'total'}
          />
        </>
      )}
    </Card>
  );
}
