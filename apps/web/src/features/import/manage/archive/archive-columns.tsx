import type { ArchiveRow } from '@portal/contract/park-archive/archive';
import { archiveDirectionLabels, archiveLifecycle } from '@portal/contract/park-archive/lifecycle';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { formatBytes } from '../../../../platform/display/format.ts';
import { Status } from '../../../../ui/status/Status.tsx';

/** The archives of the park, each opened by its number. */
export const archiveColumns = (hrefOf: (row: ArchiveRow) => string): ListColumn<ArchiveRow>[] => [
  nameColumn('no', m.field_id(), { name: ({ no }) => no, href: hrefOf }),
  textColumn('direction', m.park_export_direction(), ({ direction }) => archiveDirectionLabels[direction]()),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={archiveLifecycle.variants[state]}>{stateLabel}</Status>
  )),
  textColumn('size', m.park_export_size(), ({ bytes }) => (bytes === 0 ? null : formatBytes(bytes))),
  writtenColumn('by', m.park_export_asked_by(), ({ byName }) => byName),
  writtenColumn('decided', m.park_export_decided_by(), ({ decidedByName }) => decidedByName),
  dateColumn('created', m.field_time(), ({ createdAt }) => createdAt),
];
