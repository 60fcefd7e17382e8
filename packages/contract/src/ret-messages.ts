import * as m from '@portal/texts/messages';
import type { RetCode } from './ret-code.ts';

/** What fills `{name}` in a retMsg. */
export type Fill = Record<string, string | number>;

/** The retMsg of each code, in the reader's language. */
export const retMessages: Record<RetCode, (fill: Fill) => string> = {
  '000000': () => m.refusal_success(),
  '50008': () => m.refusal_token_invalid(),
  '50012': ({ reason }) => (reason ? m.refusal_token_ended({ reason }) : m.refusal_token_elsewhere()),
  '50014': () => m.refusal_token_expired(),
  '200005': () => m.refusal_not_logged_in(),
  '200006': ({ reason = '{reason}' }) => m.refusal_frozen({ reason }),
  '200007': () => m.refusal_standing_changed(),
  '500403': () => m.refusal_security_check(),
  '500011': () => '',
  'no project permission': () => 'no project permission',
  '100001': () => m.refusal_parameters(),
  '100002': () => m.refusal_content(),
  '100003': () => m.refusal_not_json(),
  '200001': () => m.refusal_credentials(),
  '200002': ({ minutes = '{minutes}' }) => m.refusal_locked({ minutes }),
  '200003': () => m.refusal_verify_code(),
  '200004': () => m.refusal_account_unusable(),
  '200008': () => m.refusal_sign(),
  '200009': () => m.refusal_unsecured(),
  '200010': () => m.refusal_old_password(),
  '200011': () => m.refusal_password_same(),
  '200012': () => m.refusal_phone_in_use(),
  '200013': () => m.refusal_ticket_expired(),
  '300001': () => m.refusal_not_admitted(),
  '300002': () => m.refusal_right_missing(),
  '429001': () => m.refusal_too_frequent(),
  '500404': () => m.refusal_not_found(),
  '500409': () => m.refusal_changed_meanwhile(),
  '500012': () => m.refusal_transition(),
  '500013': () => m.refusal_under_way(),
  '500014': () => m.refusal_words_forbidden(),
  '500015': () => m.refusal_file(),
  '500021': () => m.refusal_slot_taken(),
  '500022': () => m.refusal_already_holding(),
  '500023': () => m.refusal_closed_time(),
  '500024': () => m.refusal_limit_reached(),
  '500025': () => m.refusal_too_early_or_late(),
  '500026': () => m.refusal_outside_check_in(),
  '500000': ({ traceId = '{traceId}' }) => m.refusal_unexpected({ traceId }),
  '503000': () => m.refusal_maintenance(),
};
