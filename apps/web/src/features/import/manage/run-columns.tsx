import { endText } from '@portal/contract/deadline';
import type { ImportRunRow } from '@portal/contract/import/import';
import { type ImportKind, importLifecycle } from '@portal/contract/import/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Status } from '../../../ui/status/Status.tsx';

const resultOf = ({ counts, state, totalRows }: ImportRunRow): string =>
  state === 'MAPPING' || state === 'CHECKING'
    ? m.import_rows({ count: totalRows })
    : m.import_result({ added: counts.NEW, changed: counts.CHANGED, left: counts.FAULT + counts.DOUBTFUL });

/** The imports, each with its result and until when it can be undone. */
export const runColumns = (nameOf: (kind: ImportKind) => string): ListColumn<ImportRunRow>[] => [
  nameColumn('no', m.import_col_no(), {
    name: ({ no }) => no,
    href: ({ importId }) => paths.manageImport(importId),
  }),
  textColumn('kinds', m.import_kind(), ({ kinds }) => kinds.map(nameOf).join(m.import_list_comma())),
  writtenColumn('file', m.field_file(), ({ fileName }) => fileName),
  textColumn('result', m.import_col_result(), resultOf),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={importLifecycle.variants[state]}>{stateLabel}</Status>
  )),
  writtenColumn('by', m.import_col_by(), ({ byName }) => byName),
  dateColumn('created', m.import_col_at(), ({ createdAt }) => createdAt),
  textColumn('undo', m.import_col_undo(), ({ undoUntil }) =>
    undoUntil !== null && undoUntil > Date.now() ? m.import_undo_until({ time: endText(undoUntil) }) : null,
  ),
];
