import { partContent } from '@portal/contract/upkeep/part';
import { planContent } from '@portal/contract/upkeep/plan';
import {
  partMoveLabels,
  planStateLabels,
  upkeepBasisLabels,
  upkeepCrewLabels,
  upkeepRhythmLabels,
  upkeepStateLabels,
} from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { spareParts, upkeepDates, upkeepPlans } from './upkeep.table.ts';

export const upkeepLog: LogWords = {
  entities: { upkeepPlan: m.upkeep_plan, upkeepDate: m.upkeep_date, sparePart: m.upkeep_part },
  verbs: {
    'upkeepPlan.end': m.upkeep_plan_end,
    'upkeepDate.move': m.upkeep_did_move,
    'upkeepDate.skip': m.upkeep_did_skip,
    'upkeepDate.done': m.upkeep_did_done,
    'sparePart.move': m.upkeep_stock,
  },
  names: {
    upkeepPlan: namesIn(upkeepPlans, upkeepPlans.id, upkeepPlans.name),
    upkeepDate: namesIn(upkeepDates, upkeepDates.id, upkeepDates.dueOn),
    sparePart: namesIn(spareParts, spareParts.id, spareParts.name),
  },
  ids: { 'upkeepPlan.assetId': ['repairAsset'], 'upkeepPlan.meterId': ['meter'], workerId: ['user'] },
  forms: [planContent, partContent],
  fields: {
    'upkeepPlan.endReason': m.field_reason,
    'upkeepDate.dueOn': m.upkeep_due_on,
    'upkeepDate.doneOn': m.upkeep_done_on,
    'upkeepDate.reason': m.field_reason,
    'sparePart.onHand': m.upkeep_on_hand,
    'sparePart.change': m.field_quantity,
    'sparePart.note': m.field_note,
    'sparePart.kind': m.field_kind,
  },
  codes: {
    'upkeepPlan.status': planStateLabels,
    'upkeepPlan.rhythm': upkeepRhythmLabels,
    'upkeepPlan.basis': upkeepBasisLabels,
    'upkeepPlan.crew': upkeepCrewLabels,
    'upkeepDate.status': { ...upkeepStateLabels, TICKET: m.upkeep_state_due },
    'sparePart.kind': partMoveLabels,
  },
};
