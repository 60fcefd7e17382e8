import { ventureStageLabels } from '@portal/contract/finance/terms';
import { ventureContent } from '@portal/contract/venture/public';
import { grantContent } from '@portal/contract/venture/room';
import {
  introductionKindLabels,
  introductionStateLabels,
  roomFolderLabels,
  roomStateLabels,
  ventureCheckLabels,
  ventureFieldLabels,
  ventureFilePurpose,
  venturePicturePurpose,
  ventureStateLabels,
} from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { institutions } from '../finance/finance.table.ts';
import { introductions, ventureAccesses, ventureDocuments, ventures } from './venture.table.ts';

export const ventureLog: LogWords = {
  entities: {
    venture: m.log_entity_venture,
    ventureDocument: m.log_entity_venture_document,
    ventureRoom: m.log_entity_venture_room,
    introduction: m.log_entity_introduction,
  },
  verbs: {
    'introduction.agree': m.case_did_agree,
    'introduction.decline': m.case_did_refuse,
    'introduction.expire': m.case_did_expire,
    'introduction.send': m.case_did_submit_request,
    'introduction.withdraw': m.case_did_withdraw_request,
    'venture.close': m.case_did_close_venture,
    'venture.pass': m.case_did_pass,
    'venture.report': m.log_verb_report_progress,
    'venture.revise': m.case_did_revise,
    'venture.takeDown': m.case_did_take_down,
    'venture.withdraw': m.case_did_withdraw_request,
    'ventureDocument.download': m.venture_reading_download,
    'ventureDocument.remove': m.log_verb_remove_document,
    'ventureDocument.view': m.venture_reading_view,
    'ventureRoom.ask': m.case_did_submit_request,
    'ventureRoom.expire': m.case_did_expire,
    'ventureRoom.grant': m.case_did_open_room,
    'ventureRoom.refuse': m.case_did_refuse,
    'ventureRoom.revoke': m.case_did_revoke_room,
    'ventureRoom.withdraw': m.case_did_withdraw_request,
  },
  names: {
    venture: namesIn(ventures, ventures.id, ventures.name),
    ventureDocument: namesIn(
      ventureDocuments,
      ventureDocuments.id,
      // Logged under the venture's name, because a document's name is confidential.
      sql`(select ${ventures.name} from ${ventures} where ${ventures.id} = ${ventureDocuments.ventureId})`,
    ),
    ventureRoom: namesIn(
      ventureAccesses,
      ventureAccesses.id,
      sql`(select ${ventures.name} from ${ventures} where ${ventures.id} = ${ventureAccesses.ventureId})`,
    ),
    introduction: namesIn(
      introductions,
      introductions.id,
      sql`(select ${institutions.name} from ${institutions} where ${institutions.id} = ${introductions.institutionId})`,
    ),
  },
  ids: { ventureId: ['venture'] },
  forms: [ventureContent, grantContent],
  fields: {
    checked: m.field_checked,
    folder: m.field_folder,
    granted: m.field_folders,
    'venture.fields': m.field_venture_fields,
    'venture.name': m.field_venture_name,
    'venture.product': m.field_venture_product,
    'venture.summary': m.field_venture_summary,
    'ventureDocument.title': m.field_document_title,
    'ventureRoom.until': m.field_grant_until,
  },
  codes: {
    checked: ventureCheckLabels,
    folder: roomFolderLabels,
    folders: roomFolderLabels,
    granted: roomFolderLabels,
    'introduction.kind': introductionKindLabels,
    'introduction.status': introductionStateLabels,
    stage: ventureStageLabels,
    'venture.fields': ventureFieldLabels,
    'venture.status': ventureStateLabels,
    'ventureRoom.status': roomStateLabels,
    purpose: {
      [ventureFilePurpose]: m.log_entity_venture_document,
      [venturePicturePurpose]: m.field_venture_picture,
    },
  },
};
