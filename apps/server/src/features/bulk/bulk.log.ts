import { bulkKindNames, bulkLifecycle } from '@portal/contract/bulk/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { bulkRuns } from './bulk.table.ts';

export const bulkLog: LogWords = {
  entities: { bulkRun: m.bulk_field_run },
  verbs: bulkLifecycle.verbs,
  names: { bulkRun: namesIn(bulkRuns, bulkRuns.id, bulkRuns.no) },
  fields: {
    bulkRun: m.bulk_field_run,
    'bulkRun.kind': m.bulk_field_kind,
    'bulkRun.no': m.field_number,
    'bulkRun.status': m.field_state,
  },
  codes: { 'bulkRun.kind': bulkKindNames, 'bulkRun.status': bulkLifecycle.labels },
};
