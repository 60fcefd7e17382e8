import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { ageNames, shareText } from './report-words.ts';

/** What was due, collected and overdue on any day, as it stood then. */
export function CollectionPanel({ day }: { day: string }) {
  const [chosen, choose] = useState('');
  const answer = useQueryOf(
    'GET /api/propertyManage/businessReport/queryCollection',
    { day: chosen || day },
    { keepPrevious: true, quiet: true },
  );
  return (
    <Panel title={m.report_collection()}>
      <Stack fluid gap={16}>
        <DateField label={m.report_collection_day()} value={chosen || day} max={day} onChange={choose} />
        <Answered of={answer} lines={5}>
          {({ dueFen, collectedFen, ages, overdue }) => (
            <>
              <Text as="p">
                {m.report_collection_now({
                  due: formatFen(dueFen),
                  collected: formatFen(collectedFen),
                  rate: shareText(collectedFen, dueFen),
                })}
              </Text>
              <Table
                caption={m.report_table({ title: m.report_collection() })}
                columns={[
                  {
                    key: 'age',
                    head: m.billing_age(),
                    rowHeader: true,
                    cell: ({ age }) => ageNames[age](),
                    total: m.field_total(),
                  },
                  {
                    key: 'bills',
                    head: m.billing_bill_count(),
                    align: 'end',
                    cell: ({ bills }) => bills,
                    total: overdue.bills,
                  },
                  {
                    key: 'sum',
                    head: m.field_amount(),
                    align: 'end',
                    cell: ({ sumFen }) => formatFen(sumFen),
                    total: formatFen(overdue.sumFen),
                  },
                ]}
                rows={ages}
                rowKey={({ age }) => age}
              />
            </>
          )}
        </Answered>
      </Stack>
    </Panel>
  );
}
