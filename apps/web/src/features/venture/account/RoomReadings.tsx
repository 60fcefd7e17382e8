import type { RoomReading } from '@portal/contract/venture/room';
import { readingKindLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { dateColumn, textColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';

const columns = (): ListColumn<RoomReading>[] => [
  writtenColumn('title', m.field_document_title(), ({ title }) => title, { part: 'title' }),
  writtenColumn('reader', m.venture_reader(), ({ readerName }) => readerName),
  writtenColumn('person', m.field_person_name(), ({ personName }) => personName),
  textColumn('kind', m.field_reading_kind(), ({ kind }) => readingKindLabels[kind]()),
  dateColumn('at', m.field_time(), ({ at }) => at),
];

/** Who has viewed or downloaded which document, latest first. */
export function RoomReadings({ ventureId }: { ventureId: string }) {
  const query = useListQuery([], { size: 20, place: 'tab' });
  return (
    <ListSection
      endpoint="GET /api/financeManage/ventureRoom/queryReadings"
      query={query}
      fixed={{ id: ventureId }}
      caption={m.venture_readings()}
      columns={columns()}
      rowKey={({ readingId }) => readingId}
      empty={{ title: m.venture_no_readings(), text: m.venture_no_readings_text() }}
    />
  );
}
