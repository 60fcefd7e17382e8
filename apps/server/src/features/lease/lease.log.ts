import { contractContent } from '@portal/contract/lease/manage';
import { moveOutLifecycle } from '@portal/contract/lease/move-out-lifecycle';
import { leaseRequestContent } from '@portal/contract/lease/public';
import {
  contractKindLabels,
  contractStateLabels,
  requestKindLabels,
  requestStateLabels,
} from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { actLog } from './act/act.log.ts';
import { consentLog } from './consent/consent.log.ts';
import { contractFilePurpose } from './contract-file.ts';
import { contracts, leaseRequests } from './lease.table.ts';
import { moveOutItems, moveOuts } from './move-out/move-out.table.ts';

const noOf = sql`(select ${contracts.no} from ${contracts} where ${contracts.id} = ${leaseRequests.contractId})`;

const noOfMoveOut = sql`(select ${contracts.no} from ${contracts} where ${contracts.id} = ${moveOuts.contractId})`;

export const leaseLog: LogWords = {
  entities: {
    contract: m.field_contract,
    leaseRequest: m.log_entity_lease_request,
    moveOut: m.lease_settlement,
    moveOutItem: m.move_out_field_item,
    ...actLog.entities,
    ...consentLog.entities,
  },
  verbs: {
    ...actLog.verbs,
    ...consentLog.verbs,
    ...moveOutLifecycle.verbs,
    'moveOut.propose': m.move_out_did_propose,
    'moveOutItem.deduct': m.move_out_did_deduct,
    'moveOutItem.setAside': m.move_out_did_set_aside,
    'moveOutItem.drop': m.move_out_did_drop,
    'contract.amend': m.lease_did_amend,
    'contract.begin': m.case_did_begin_contract,
    'contract.confirm': m.case_did_confirm_contract,
    'contract.deposit': m.lease_did_deposit,
    'contract.discard': m.case_did_discard_contract,
    'contract.expire': m.case_did_expire,
    'contract.extend': m.lease_act_did_extend,
    'contract.handOver': m.case_did_hand_over,
    'contract.lapse': m.case_did_void_contract,
    'contract.leave': m.case_did_begin_leave,
    'contract.near': m.case_did_near_end,
    'contract.refuse': m.case_did_refuse_contract,
    'contract.renew': m.case_did_renew,
    'contract.send': m.case_did_send_contract,
    'contract.setDue': m.lease_did_set_due,
    'contract.settle': m.case_did_settle,
    'leaseRequest.agree': m.case_did_agree,
    'leaseRequest.refuse': m.case_did_refuse,
    'leaseRequest.submit': m.case_did_submit_request,
    'leaseRequest.take': m.case_did_take_request,
    'leaseRequest.withdraw': m.case_did_withdraw_request,
  },
  names: {
    ...actLog.names,
    ...consentLog.names,
    contract: namesIn(contracts, contracts.id, contracts.no),
    leaseRequest: namesIn(leaseRequests, leaseRequests.id, noOf),
    moveOut: namesIn(moveOuts, moveOuts.id, noOfMoveOut),
    moveOutItem: namesIn(moveOutItems, moveOutItems.id, moveOutItems.name),
  },
  ids: {
    contractId: ['contract'],
    'moveOut.secondBy': ['user'],
    'moveOutItem.billId': ['bill'],
    parentContractId: ['contract'],
  },
  forms: [contractContent, leaseRequestContent, ...actLog.forms],
  fields: {
    ...actLog.fields,
    ...consentLog.fields,
    'contract.from': m.field_term_from,
    'contract.no': m.field_contract_no,
    'contract.to': m.field_term_to,
    'leaseRequest.answer': m.field_answer_to_request,
    'moveOut.answer': m.field_reason,
    'moveOut.inHandFen': m.move_out_in_hand,
    'moveOut.netFen': m.move_out_net,
    'moveOut.secondBy': m.move_out_step_second,
    'moveOut.takenFen': m.move_out_taken,
    'moveOutItem.amountFen': m.field_amount,
    'moveOutItem.billId': m.move_out_field_bill,
    'moveOutItem.name': m.move_out_field_item,
    billedFrom: m.import_money_billed_from,
    feesBilledFrom: m.park_export_fees_billed_from,
    depositSince: m.import_money_deposit_since,
    deductFen: m.field_deduct,
    depositPaidFen: m.field_deposit_paid,
    endedOn: m.log_field_ended_on,
    handover: m.field_handover,
    leaveOn: m.field_leave_on,
    parentContractId: m.log_field_parent_contract,
    refundFen: m.field_refund,
    refusedFor: m.field_reason,
    signBy: m.log_field_sign_by,
    signedAt: m.case_did_confirm_contract,
  },
  codes: {
    ...actLog.codes,
    ...consentLog.codes,
    'contract.kind': contractKindLabels,
    'contract.status': contractStateLabels,
    'leaseRequest.kind': requestKindLabels,
    'moveOut.status': moveOutLifecycle.labels,
    'leaseRequest.status': requestStateLabels,
    purpose: { [contractFilePurpose]: m.field_contract_file },
  },
};
