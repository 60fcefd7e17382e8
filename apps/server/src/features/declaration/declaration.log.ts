import {
  declarationStateLabels,
  materialPurpose,
  objectionStateLabels,
  refusalLabels,
  verdictLabels,
} from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declarationObjections, declarations, materialLibrary } from './declaration.table.ts';

/** Uses the item's title; the enterprise is found in the application itself. */
const itemOf = sql`(select ${declareItems.title} from ${declareItems} where ${declareItems.id} = ${declarations.itemId})`;

export const declarationLog: LogWords = {
  entities: {
    declaration: m.declaration_one,
    declarationObjection: m.declaration_objection,
    materialLibrary: m.declaration_library,
  },
  verbs: {
    'declaration.accept': m.declaration_did_accept,
    'declaration.approve': m.declaration_did_approve,
    'declaration.assign': m.declaration_did_assign,
    'declaration.cancel': m.declaration_did_cancel,
    'declaration.lapse': m.declaration_did_lapse,
    'declaration.object': m.declaration_did_object,
    'declaration.opine': m.declaration_did_opine,
    'declaration.pass': m.declaration_did_pass,
    'declaration.pay': m.declaration_did_pay,
    'declaration.prepare': m.declaration_did_prepare,
    'declaration.publicise': m.declaration_did_publicise,
    'declaration.recuse': m.declaration_did_recuse,
    'declaration.reject': m.case_did_reject,
    'declaration.resubmit': m.declaration_did_resubmit,
    'declaration.uphold': m.declaration_did_uphold,
    'declaration.withdraw': m.case_did_withdraw_request,
    'declarationObjection.dismiss': m.declaration_objection_dismissed,
    'declarationObjection.lapse': m.state_invalid,
    'declarationObjection.uphold': m.declaration_objection_upheld,
  },
  names: {
    declaration: namesIn(declarations, declarations.id, itemOf),
    materialLibrary: namesIn(materialLibrary, materialLibrary.id, materialLibrary.name),
    declarationObjection: namesIn(declarationObjections, declarationObjections.id, declarationObjections.id),
  },
  ids: { 'declaration.itemId': ['declareItem'] },
  fields: {
    'declaration.amountApplyFen': m.declaration_amount_apply,
    'declaration.amountApprovedFen': m.field_approved_amount,
    'declaration.amountFen': m.declaration_opinion_amount,
    'declaration.itemId': m.log_entity_declare_item,
    'declaration.objectionId': m.declaration_objection,
    'declaration.payoutRef': m.declaration_payout_ref,
    'declaration.reasonCode': m.declaration_reason_code,
    'declaration.verdict': m.declaration_verdict,
    'materialLibrary.docVersion': m.field_version,
    'materialLibrary.validTo': m.field_valid_until,
  },
  codes: {
    'declaration.status': declarationStateLabels,
    'declaration.reasonCode': refusalLabels,
    'declaration.verdict': verdictLabels,
    'declarationObjection.status': objectionStateLabels,
    purpose: { [materialPurpose]: m.declaration_document },
  },
};
