import { batchContent } from '@portal/contract/farm/public';
import { batchStateLabels, stepKindLabels } from '@portal/contract/farm/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { farmBatches } from './farm.table.ts';

export const farmLog: LogWords = {
  entities: { farmBatch: m.log_entity_farm_batch },
  verbs: {
    'farmBatch.close': m.log_verb_close_batch,
    'farmBatch.lift': m.log_verb_lift_recall,
    'farmBatch.recall': m.log_verb_recall_batch,
    'farmBatch.record': m.log_verb_record,
    'farmBatch.removeStep': m.log_verb_remove_step,
  },
  names: { farmBatch: namesIn(farmBatches, farmBatches.id, farmBatches.batchNo) },
  forms: [batchContent],
  fields: {
    'farmBatch.kind': m.field_step_kind,
    'farmBatch.place': m.field_grown_at,
    'farmBatch.stems': m.field_stems,
    'farmBatch.text': m.field_step_text,
    'farmBatch.tips': m.field_care_tips,
    'farmBatch.at': m.field_time,
    tenths: m.field_box_temperature,
  },
  codes: {
    purpose: {
      batchPicture: m.field_batch_picture,
      batchStep: m.field_photo,
      batchReport: m.field_test_report,
    },
    'farmBatch.kind': stepKindLabels,
    'farmBatch.status': batchStateLabels,
  },
};
