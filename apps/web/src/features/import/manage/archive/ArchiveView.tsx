import { chinaMinuteOf } from '@portal/contract/china-time';
import { endText } from '@portal/contract/deadline';
import type { ArchiveDetail } from '@portal/contract/park-archive/archive';
import { archiveLifecycle } from '@portal/contract/park-archive/lifecycle';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { FileButton } from '../../../../platform/account/FileButton.tsx';
import { formatBytes } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Progress } from '../../../../ui/progress/Progress.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { Table } from '../../../../ui/table/Table.tsx';

/** How far an archive is, its download, and its figures next to those of this park. */
export function ArchiveView({ archive }: { archive: ArchiveDetail }) {
  const { archiveId, no, bytes, state, stateLabel, totalRows, doneRows, downloadUntil } = archive;
  return (
    <Stack gap={20}>
      <ArchiveFacts archive={archive} />
      {state === 'RUNNING' && (
        <Progress
          label={stateLabel}
          value={totalRows === 0 ? undefined : doneRows / totalRows}
          valueText={m.park_export_progress({ done: doneRows, total: totalRows })}
        />
      )}
      {downloadUntil !== null && (
        <Row>
          <FileButton
            file={{ fileId: archiveId, index: 0, name: `${no}.zip`, bytes }}
            from={`/api/settingManage/parkArchive/download?id=${archiveId}`}
          />
        </Row>
      )}
      {archive.figures.length > 0 && <FigureTable archive={archive} />}
      {archive.parts.length > 0 && <PartTable archive={archive} />}
    </Stack>
  );
}

function ArchiveFacts({ archive }: { archive: ArchiveDetail }) {
  const { state, stateLabel, byName, decidedByName, createdAt, at, files, bytes, downloadUntil } = archive;
  const some = (name: string, value: string) =>
    value === '' ? [] : [{ name, value: <Written>{value}</Written> }];
  return (
    <Facts
      facts={[
        {
          name: m.field_state(),
          value: <Status kind={archiveLifecycle.variants[state]}>{stateLabel}</Status>,
          note: downloadUntil === null ? undefined : m.park_export_until({ time: endText(downloadUntil) }),
        },
        ...some(m.field_file(), archive.fileName),
        ...some(m.field_park_name(), archive.park),
        ...some(m.park_export_asked_by(), byName),
        ...some(m.park_export_decided_by(), decidedByName),
        { name: m.field_time(), value: chinaMinuteOf(createdAt) },
        ...(at === null ? [] : [{ name: m.park_export_at(), value: chinaMinuteOf(at) }]),
        ...(bytes === 0 ? [] : [{ name: m.park_export_size(), value: formatBytes(bytes) }]),
        { name: m.park_export_files_count(), value: archive.withFiles ? String(files) : '—' },
      ]}
    />
  );
}

function FigureTable({ archive: { figures } }: { archive: ArchiveDetail }) {
  const isRead = figures.some(({ found }) => found !== null);
  return (
    <Table
      caption={m.park_export_figures()}
      rows={figures}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', head: m.park_export_figure(), cell: ({ label }) => label },
        { key: 'archived', head: m.park_export_archived(), align: 'end', cell: ({ archived }) => archived },
        ...(isRead
          ? [
              {
                key: 'found',
                head: m.park_export_found(),
                align: 'end' as const,
                cell: ({ found }: { found: string | null }) => found,
              },
              {
                key: 'same',
                head: m.field_state(),
                cell: ({ isSame }: { isSame: boolean | null }) => (
                  <Status kind={isSame ? 'done' : 'late'}>
                    {isSame ? m.park_export_same() : m.park_export_differs()}
                  </Status>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function PartTable({ archive: { parts } }: { archive: ArchiveDetail }) {
  return (
    <Table
      caption={m.park_export_parts()}
      rows={parts}
      rowKey={({ path }) => path}
      columns={[
        { key: 'kind', head: m.field_kind(), cell: ({ kindName }) => kindName },
        {
          key: 'import',
          head: m.park_export_parts(),
          cell: ({ importId, path }) =>
            importId === null ? (
              m.park_export_part_waits()
            ) : (
              <Link href={paths.manageImport(importId)}>{path}</Link>
            ),
        },
      ]}
    />
  );
}
