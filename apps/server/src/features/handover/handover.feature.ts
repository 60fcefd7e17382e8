import {
  handoverGive,
  handoverGiveBack,
  handoverPrint,
  handoverQueryDetail,
  handoverQueryList,
  handoverQueryReceived,
  handoverSave,
  handoverTakeBack,
  leaveEnd,
  leaveQueryOwn,
  leaveSave,
} from '@portal/contract/handover/manage';
import { handoverStateLabels } from '@portal/contract/handover/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { namesIn } from '../../feature/log-words.ts';
import { bind, bindRaw } from '../../platform/http/endpoints.ts';
import { operatorLeaves } from '../identity/operator-leave.table.ts';
import { giveWork } from './give-work.ts';
import { handoverQueue } from './handover.queue.ts';
import { handovers } from './handover.table.ts';
import { endLeave, queryLeaves, saveLeave } from './leaves.ts';
import { listRest } from './list-rest.ts';
import { printHandover } from './print-handover.ts';
import { queryReceived } from './query-received.ts';
import { saveHandover } from './save-handover.ts';
import { giveBack, takeBack } from './take-back.ts';
import { queryHandover, queryHandovers } from './view-handover.ts';

/** What people hold is given on, and who is away is known. */
export const handoverFeature: Feature = {
  routes: (_deps, all) => [
    bind(handoverQueryList, (ctx, input) => queryHandovers(ctx, all, input)),
    bind(handoverQueryDetail, (ctx, input) => queryHandover(ctx, all, input)),
    bind(handoverSave, saveHandover),
    bind(handoverGive, (ctx, input) => giveWork(ctx, all, input)),
    bind(handoverTakeBack, (ctx, input) => takeBack(ctx, all, input)),
    bind(handoverGiveBack, (ctx, input) => giveBack(ctx, all, input)),
    bind(handoverQueryReceived, queryReceived),
    bindRaw(handoverPrint, (ctx, input) => printHandover(ctx, all, input)),
    bind(leaveQueryOwn, queryLeaves),
    bind(leaveSave, saveLeave),
    bind(leaveEnd, endLeave),
  ],
  menuPages: [paths.manageHandover(), paths.manageLeave()],
  queue: [handoverQueue],
  onFreeze: listRest,
  log: {
    entities: { handover: m.handover_title, operatorLeave: m.handover_leave },
    verbs: {
      reassign: m.handover_log_reassign,
      'handover.begin': m.handover_log_begin,
      'handover.plan': m.handover_log_plan,
      'handover.finish': m.handover_log_finish,
      'handover.reopen': m.handover_log_reopen,
      'operatorLeave.save': m.handover_log_leave,
      'operatorLeave.end': m.handover_leave_end,
    },
    names: { handover: namesIn(handovers, handovers.id, handovers.no) },
    fields: {
      handoverNo: m.handover_title,
      'contract.handlerId': m.handover_field_holder,
      'declaration.expertId': m.handover_field_holder,
      'importRun.handlerId': m.handover_field_holder,
      'roleGrant.handlerId': m.handover_field_holder,
      'customRoleGrant.handlerId': m.handover_field_holder,
      'customRoleChange.handlerId': m.handover_field_holder,
      'tutor.userId': m.handover_field_holder,
      'savedView.userId': m.handover_field_holder,
      'handover.userId': m.handover_field_from_person,
      'handover.no': m.field_number,
      'handover.status': m.field_state,
      'handover.lastDay': m.handover_field_last_day,
      'operatorLeave.from': m.handover_field_from,
      'operatorLeave.to': m.handover_field_to,
      'operatorLeave.standInId': m.handover_field_stand_in,
    },
    codes: { 'handover.status': handoverStateLabels },
    ids: {
      'contract.handlerId': ['user'],
      'declaration.expertId': ['user'],
      'importRun.handlerId': ['user'],
      'roleGrant.handlerId': ['user'],
      'customRoleGrant.handlerId': ['user'],
      'customRoleChange.handlerId': ['user'],
      'tutor.userId': ['user'],
      'operatorLeave.standInId': ['user'],
    },
  },
  erase: async (tx, userId) => {
    await tx.delete(operatorLeaves).where(eq(operatorLeaves.userId, userId));
  },
};
