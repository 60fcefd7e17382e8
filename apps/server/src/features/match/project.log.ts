import { declineReasonLabels } from '@portal/contract/fit/terms';
import {
  projectFilePurpose,
  projectKindLabels,
  projectStateLabels,
} from '@portal/contract/match/project-terms';
import { recommendStateLabels } from '@portal/contract/match/recommend-terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { projects } from './project.table.ts';

export const projectLog: LogWords = {
  entities: {
    project: m.log_entity_project,
    recommend: m.log_entity_recommend,
  },
  verbs: {
    'project.close': m.case_did_close_project,
    'project.expire': m.case_did_expire,
    'project.match': m.case_did_match,
    'project.refresh': m.case_did_refresh,
    'project.revise': m.case_did_revise,
    'project.takeDown': m.act_take_down,
    'project.withdraw': m.case_did_withdraw_request,
    'recommend.agree': m.match_did_agree,
    'recommend.apply': m.log_recommend_apply,
    'recommend.decline': m.match_did_decline,
    'recommend.endDeal': m.match_did_end_deal,
    'recommend.expire': m.case_did_expire,
    'recommend.finish': m.match_did_finish,
    'recommend.interested': m.match_did_interested,
    'recommend.mute': m.log_recommend_mute,
    'recommend.open': m.match_did_open,
    'recommend.openContact': m.log_recommend_open_contact,
    'recommend.refuse': m.match_did_refuse,
    'recommend.registerDeal': m.match_did_register,
    'recommend.remind': m.match_did_remind,
    'recommend.retract': m.match_did_retract,
    'recommend.send': m.log_recommend_send,
    'recommend.unmute': m.log_recommend_unmute,
    'recommend.withdraw': m.match_did_withdraw,
  },
  names: { project: namesIn(projects, projects.id, projects.title) },
  ids: { 'project.categoryCode': ['businessData', 'INDUSTRY_TAG'] },
  fields: {
    'project.body': m.field_project_body,
    'project.categoryCode': m.field_project_category,
    'project.chainStage': m.field_chain_stage,
    'project.contactName': m.field_contact_name,
    'project.deadline': m.field_deadline,
    'project.priceFromFen': m.field_price_from,
    'project.priceToFen': m.field_price_to,
    'project.quantityX100': m.field_quantity,
    'project.publishedAt': m.log_field_published_at,
    'project.reason': m.field_reason,
    'project.refreshedAt': m.log_field_refreshed_at,
    'project.regionId': m.field_project_region,
    'project.seasonFrom': m.field_season_from,
    'project.seasonTo': m.field_season_to,
    'project.submittedAt': m.log_field_submitted_at,
    'project.withdrawnAt': m.log_field_withdrawn_at,
  },
  codes: {
    'project.kind': projectKindLabels,
    purpose: { [projectFilePurpose]: m.field_project_file },
    'project.status': projectStateLabels,
    'recommend.declineReason': declineReasonLabels,
    'recommend.status': recommendStateLabels,
  },
};
