import type { BulkRun } from '@portal/contract/bulk/bulk';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import { Written } from '../../../display/Written.tsx';
import { Answered } from '../../Answered.tsx';
import { useQueryOf } from '../../use-query-of.ts';

const pageSize = 20;

/** The rows of a run page by page, each with what became of it. */
export function BulkRows({ run }: { run: BulkRun }) {
  const [pageNo, turn] = useState(1);
  const answer = useQueryOf(
    'GET /api/bulkManage/bulk/queryRows',
    { id: run.runId, pageNo, pageSize },
    { quiet: true, keepPrevious: true },
  );
  const hasFen = run.sumFen !== null;
  return (
    <Answered of={answer} lines={6}>
      {({ rows, total }) => (
        <Stack fluid gap={12}>
          <Table
            caption={m.bulk_each()}
            rows={rows}
            rowKey={({ position }) => position}
            columns={[
              {
                key: 'name',
                head: m.bulk_sheet_name(),
                cell: ({ name }) => (name === '' ? '–' : <Written>{name}</Written>),
              },
              ...(hasFen
                ? [
                    {
                      key: 'fen',
                      head: m.bulk_fact_sum(),
                      cell: ({ fen }: { fen: number | null }) => (fen === null ? '–' : formatFen(fen)),
                    },
                  ]
                : []),
              {
                key: 'result',
                head: m.bulk_col_result(),
                cell: ({ stateLabel, reason }) => (
                  <>
                    {stateLabel}
                    {reason !== '' && (
                      <Text as="small" block tone="quiet">
                        {reason}
                      </Text>
                    )}
                  </>
                ),
              },
            ]}
          />
          {total > pageSize && (
            <Row gap={8} align="center">
              <Button size="small" disabled={pageNo === 1} onClick={() => turn(pageNo - 1)}>
                {m.import_page_before()}
              </Button>
              <Text as="span" figures>
                {m.import_page_of({ page: pageNo, pages: Math.ceil(total / pageSize) })}
              </Text>
              <Button size="small" disabled={pageNo * pageSize >= total} onClick={() => turn(pageNo + 1)}>
                {m.import_page_after()}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Answered>
  );
}
