import { repairContent } from '@portal/contract/repair/public';
import {
  repairLogLabels as did,
  repairKindLabels,
  repairPriorityLabels,
  repairStateLabels,
} from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { repairAssets, repairTickets } from './repair.table.ts';

export const repairLog: LogWords = {
  entities: { repairTicket: m.log_entity_repair_ticket, repairAsset: m.field_asset_name },
  verbs: Object.fromEntries(Object.entries(did).map(([event, words]) => [`repairTicket.${event}`, words])),
  names: {
    repairTicket: namesIn(repairTickets, repairTickets.id, repairTickets.title),
    repairAsset: namesIn(repairAssets, repairAssets.id, repairAssets.name),
  },
  ids: { assetId: ['repairAsset'], mergedInto: ['repairTicket'], assigneeId: ['user'] },
  forms: [repairContent],
  fields: {
    acceptedFen: m.repair_fee,
    'repairTicket.paidFen': m.billing_paid,
    guests: m.field_guest_reports,
    plannedFrom: m.field_planned_from,
    plannedTo: m.log_field_end_at,
    signature: m.field_signature,
    signedName: m.field_signed_name,
    startedAt: m.log_field_start_at,
    assigneeId: m.field_worker,
    clockFrom: m.log_field_clock_from,
    closedAt: m.log_field_closed_at,
    closesAt: m.log_field_closes_at,
    finishDueAt: m.log_field_finish_due_at,
    finishedAt: m.log_field_finished_at,
    finishNote: m.log_field_finish_note,
    finishPhotos: m.field_photos,
    firstReactAt: m.log_field_first_react_at,
    holdUntil: m.field_parts_day,
    mergedInto: m.field_merge_into,
    'repairTicket.note': m.field_note,
    pausedAt: m.log_field_paused_at,
    pausedMs: m.log_field_paused_ms,
    'repairAsset.place': m.field_repair_place,
    quoteFen: m.field_amount,
    quoteLines: m.field_quote_line,
    quoteNote: m.field_note,
    rating: m.field_rating,
    respondDueAt: m.log_field_respond_due_at,
    returns: m.log_field_returns,
    urgedAt: m.log_field_urged_at,
  },
  codes: {
    'repairTicket.status': repairStateLabels,
    'repairTicket.kind': repairKindLabels,
    'repairTicket.priority': repairPriorityLabels,
  },
};
