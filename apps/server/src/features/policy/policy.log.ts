import { policyContent } from '@portal/contract/policy/content';
import { declareItemStateLabels } from '@portal/contract/policy/declare-item';
import { declareItemContent } from '@portal/contract/policy/declare-item-manage';
import { policyRuleInput, ruleFields, ruleOpLabels } from '@portal/contract/policy/rule';
import { policyStatusLabels } from '@portal/contract/policy/states';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { declareItems } from './declare-item.table.ts';
import { policies } from './policy.table.ts';

const ofPolicy = namesIn(policies, policies.id, policies.title);
const ofDeclareItem = namesIn(declareItems, declareItems.id, declareItems.title);

export const policyLog: LogWords = {
  entities: {
    policy: m.log_entity_policy,
    declareItem: m.log_entity_declare_item,
  },
  verbs: {
    'policy.withdraw': m.act_take_down,
    announce: m.act_publish,
    close: m.log_verb_close,
    finish: m.log_verb_finish,
    open: m.log_verb_open,
    publicise: m.log_verb_publicise,
    reopenReview: m.log_verb_reopen_review,
    repeal: m.log_verb_repeal,
    review: m.log_verb_review,
  },
  names: { policy: ofPolicy, declareItem: ofDeclareItem, collection: ofPolicy, POLICY: ofPolicy },
  keepsTitles: ['policy', 'declareItem'],
  ids: {
    deptCodes: ['businessData', 'POLICY_DEPT'],
    industryTags: ['businessData', 'INDUSTRY_TAG'],
    pictureFileId: ['file'],
    'policy.kind': ['businessData', 'POLICY_KIND'],
    'policy.level': ['businessData', 'POLICY_LEVEL'],
    policyId: ['policy'],
  },
  html: ['interpretation', 'originalBody'],
  forms: [policyContent, policyRuleInput, declareItemContent],
  fields: {
    amountMaxFen: m.log_field_amount_max_fen,
    amountMinFen: m.log_field_amount_min_fen,
    budgetFen: m.log_field_budget_fen,
    conditions: m.log_field_conditions,
    deptCodes: m.field_departments,
    effectiveFrom: m.log_field_effective_from,
    effectiveTo: m.log_field_effective_to,
    formSchema: m.log_field_form_schema,
    industryTags: m.field_industry_tags,
    issuedAt: m.log_field_issued_at,
    oncePerYear: m.log_field_once_per_year,
    picture: m.log_field_picture,
    pictureFileId: m.log_field_picture_file_id,
    points: m.field_point,
    policyId: m.log_entity_policy,
    repealedAt: m.log_field_repealed_at,
    reusable: m.log_field_reusable,
    scales: m.field_enterprise_scale,
    windowFrom: m.log_field_window_from,
    windowTo: m.log_field_window_to,
  },
  codes: {
    'policy.conditions.kind': {
      AUTO: m.log_code_condition_auto,
      MANUAL: m.log_code_condition_manual,
    },
    'collection.targetType': { POLICY: m.log_entity_policy, DECLARE_ITEM: m.log_entity_declare_item },
    'declareItem.status': declareItemStateLabels,
    'policy.status': policyStatusLabels,
    field: Object.fromEntries(Object.entries(ruleFields).map(([code, { label }]) => [code, label])),
    op: ruleOpLabels,
    purpose: {
      policyCover: m.log_field_cover_file_id,
      policyPicture: m.log_field_picture_file_id,
      declareTemplate: m.log_field_template_file_id,
    },
  },
};
