import { importKindNames, importLifecycle } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { parkArchiveLog } from './archive/park-archive.log.ts';
import { importRuns } from './import.table.ts';

const ofRun = namesIn(importRuns, importRuns.id, importRuns.no);

export const importLog: LogWords = {
  entities: { importRun: m.import_log_entity, ...parkArchiveLog.entities },
  verbs: {
    ...parkArchiveLog.verbs,
    ...importLifecycle.verbs,
    'enterprise.admit': m.import_log_admit,
    'importRun.mend': m.import_log_mend,
    'importRun.upload': m.import_log_upload,
    undoImport: m.import_log_undo,
    'user.enterMember': m.import_log_enter_member,
  },
  names: { importRun: ofRun, IMPORT_RECORDS: ofRun, IMPORT_MONEY: ofRun, ...parkArchiveLog.names },
  fields: {
    ...parkArchiveLog.fields,
    fileName: m.field_file,
    importedFrom: m.import_log_origin,
    isAccepted: m.import_log_accepted,
    isSkipped: m.import_verdict_skipped,
    kinds: m.import_title,
    'importRun.kind': m.field_kind,
    line: m.import_field_line,
    mended: m.import_log_mended,
    'importRun.no': m.field_number,
    'importRun.status': m.field_state,
  },
  codes: {
    ...parkArchiveLog.codes,
    'importRun.kind': importKindNames,
    'importRun.kinds': importKindNames,
    'importRun.status': importLifecycle.labels,
  },
};
