import { archiveDirectionLabels, archiveLifecycle } from '@portal/contract/park-archive/lifecycle';
import * as m from '@portal/texts/messages';
import { namesIn } from '../../../feature/log-words.ts';
import { parkArchives } from './park-archive.table.ts';

/** How the log names archives, as a part of the imports' words. */
export const parkArchiveLog = {
  entities: { parkArchive: m.park_export_log_entity },
  verbs: { ...archiveLifecycle.verbs, 'parkArchive.propose': m.park_export_log_propose },
  names: { parkArchive: namesIn(parkArchives, parkArchives.id, parkArchives.no) },
  fields: {
    archiveNo: m.park_export_log_entity,
    direction: m.park_export_direction,
    'parkArchive.bytes': m.park_export_size,
    'parkArchive.decidedBy': m.park_export_decided_by,
    'parkArchive.status': m.field_state,
    withFiles: m.park_export_with_files,
  },
  codes: {
    direction: archiveDirectionLabels,
    'parkArchive.status': archiveLifecycle.labels,
  },
} as const;
