import type { MeterHistory as History } from '@portal/contract/billing/meter-manage';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { quantityText } from '../shared/bill-words.ts';

type Row = History['rows'][number];

/** Events of a meter at a reading, such as rollover or replacement. */
function Marks({ row: { isRolledOver, replacedBy } }: { row: Row }) {
  return (
    <>
      {isRolledOver && <Tag tone="amber">{m.field_rolled_over()}</Tag>}
      {replacedBy !== '' && <Tag tone="brand">{m.billing_replaced_by({ meter: replacedBy })}</Tag>}
    </>
  );
}

/** The readings of a meter, and of its predecessors and successors. */
export function MeterHistory({ id }: { id: string }) {
  const answer = useQueryOf('GET /api/propertyManage/meter/queryHistory', { id });
  return (
    <Answered of={answer}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p>{m.billing_no_readings()}</p>
        ) : (
          <CardTable
            caption={m.billing_history()}
            rows={rows}
            rowKey={({ readingId }) => readingId}
            columns={[
              {
                key: 'period',
                part: 'title',
                head: m.field_period(),
                cell: ({ period }) => period,
                nowrap: true,
              },
              {
                key: 'meter',
                part: 'fact',
                head: m.field_meter_no(),
                cell: (row) => (
                  <>
                    <Written>{row.meterNo}</Written> <Marks row={row} />
                  </>
                ),
              },
              {
                key: 'shown',
                part: 'fact',
                head: m.field_reading(),
                align: 'end',
                nowrap: true,
                cell: ({ previousX100, readingX100 }) =>
                  `${quantityText(previousX100)} → ${quantityText(readingX100)}`,
              },
              {
                key: 'usage',
                part: 'amount',
                head: m.field_usage(),
                align: 'end',
                cell: ({ usageX100 }) => quantityText(usageX100),
              },
              {
                key: 'source',
                part: 'fact',
                head: m.field_source(),
                cell: ({ sourceLabel, readAt, photoFileId }) => (
                  <>
                    {sourceLabel} {formatDate(readAt, 'MM-DD')}{' '}
                    {photoFileId !== '' && (
                      <a href={imageUrl(photoFileId)} target="_blank" rel="noreferrer">
                        {m.field_photo()}
                      </a>
                    )}
                  </>
                ),
              },
            ]}
          />
        )
      }
    </Answered>
  );
}
