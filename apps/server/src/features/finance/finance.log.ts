import { financingContent } from '@portal/contract/finance/financing';
import { institutionContent, savedFinProduct } from '@portal/contract/finance/public';
import {
  consentScopeLabels,
  financingStateLabels,
  finProductKindLabels,
  finProductStateLabels,
  institutionKindLabels,
  institutionStateLabels,
  repayLabels,
  ventureStageLabels,
} from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { finApplications, finProducts, institutions } from './finance.table.ts';

export const financeLog: LogWords = {
  entities: {
    institution: m.log_entity_institution,
    finProduct: m.log_entity_fin_product,
    financing: m.log_entity_financing,
  },
  verbs: {
    'institution.pass': m.case_did_pass,
    'institution.resume': m.case_did_resume_institution,
    'institution.suspend': m.case_did_suspend_institution,
    'institution.withdraw': m.case_did_withdraw_request,
    'finProduct.off': m.case_did_take_down,
    'finProduct.on': m.case_did_put_on,
    'finProduct.pass': m.case_did_pass,
    'finProduct.takeDown': m.case_did_take_down,
    'financing.accept': m.case_did_accept_financing,
    'financing.approve': m.case_did_approve,
    'financing.askMaterial': m.case_did_ask_material,
    'financing.examine': m.case_did_examine,
    'financing.lend': m.case_did_lend,
    'financing.read': m.log_verb_read_data,
    'financing.revoke': m.case_did_revoke_consent,
    'financing.sign': m.case_did_sign_financing,
    'financing.supply': m.case_did_supply,
    'financing.withdraw': m.case_did_withdraw_request,
  },
  names: {
    institution: namesIn(institutions, institutions.id, institutions.name),
    finProduct: namesIn(finProducts, finProducts.id, finProducts.name),
    // Named after the product; the applicant's text is between the two sides.
    financing: namesIn(
      finApplications,
      finApplications.id,
      sql`(select ${finProducts.name} from ${finProducts} where ${finProducts.id} = ${finApplications.productId})`,
    ),
  },
  ids: { institutionId: ['institution'], productId: ['finProduct'], subsidyPolicyId: ['policy'] },
  forms: [savedFinProduct, institutionContent, financingContent],
  fields: {
    approvedFen: m.field_approved_amount,
    approvedMonths: m.field_term_months,
    approvedPpm: m.field_approved_rate,
    'finProduct.intro': m.field_fin_product_intro,
    'finProduct.materials': m.field_fin_materials,
    'finProduct.name': m.field_fin_product_name,
    'institution.intro': m.field_institution_intro,
    'institution.name': m.field_institution_name,
  },
  codes: {
    'finProduct.kind': finProductKindLabels,
    'finProduct.status': finProductStateLabels,
    'financing.status': financingStateLabels,
    'institution.kind': institutionKindLabels,
    'institution.status': institutionStateLabels,
    repay: repayLabels,
    scopes: consentScopeLabels,
    stages: ventureStageLabels,
    purpose: { FINANCING_MATERIAL: m.field_supplement },
  },
};
