import * as m from '@portal/texts/messages';
import { currentLocale, type Language } from '../language.ts';
import type { WordRow } from './translate.ts';

// In Chinese each reads as the contract and the server word it.
const faults = [
  m.identity_fault_account_choice,
  m.identity_fault_address,
  m.identity_fault_agree,
  m.identity_fault_appeal_often,
  m.identity_fault_appeal_open,
  m.identity_fault_appeal_password,
  m.identity_fault_appeal_proof,
  m.identity_fault_appeal_reason,
  m.identity_fault_avatar,
  m.identity_fault_check_again,
  m.identity_fault_check_missing,
  m.identity_fault_check_wrong,
  m.identity_fault_code_form,
  m.identity_fault_code_taken,
  m.identity_fault_code_wrong,
  m.identity_fault_conflict,
  m.identity_fault_contact,
  m.identity_fault_content,
  m.identity_fault_credentials,
  m.identity_fault_credit_code,
  m.identity_fault_day,
  m.identity_fault_duplicate,
  m.identity_fault_email,
  m.identity_fault_enterprise_name,
  m.identity_fault_enterprise_taken,
  m.identity_fault_file,
  m.identity_fault_file_size,
  m.identity_fault_file_type,
  m.identity_fault_frequent,
  m.identity_fault_intro,
  m.identity_fault_intro_long,
  m.identity_fault_landline,
  m.identity_fault_legal_person,
  m.identity_fault_licence_file,
  m.identity_fault_login_name,
  m.identity_fault_login_name_missing,
  m.identity_fault_maintenance,
  m.identity_fault_month,
  m.identity_fault_name,
  m.identity_fault_name_taken,
  m.identity_fault_new_password_missing,
  m.identity_fault_not_signed_in,
  m.identity_fault_not_returned,
  m.identity_fault_number,
  m.identity_fault_old_password,
  m.identity_fault_old_password_wrong,
  m.identity_fault_parameters,
  m.identity_fault_password_length,
  m.identity_fault_password_missing,
  m.identity_fault_phone_form,
  m.identity_fault_phone_missing,
  m.identity_fault_phone_same,
  m.identity_fault_phone_other,
  m.identity_fault_phone_in_use,
  m.identity_fault_phone_taken,
  m.identity_fault_product_kind,
  m.identity_fault_product_name,
  m.identity_fault_product_output,
  m.identity_fault_property,
  m.identity_fault_refused,
  m.identity_fault_region,
  m.identity_fault_registered_late,
  m.identity_fault_registered_on,
  m.identity_fault_scale,
  m.identity_fault_secure,
  m.identity_fault_short_name,
  m.identity_fault_sign,
  m.identity_fault_stages,
  m.identity_fault_tags,
  m.identity_fault_ticket,
  m.identity_fault_transition,
  m.identity_fault_unchanged,
];
const lockedPattern = /^账号已锁定，请 (\d+) 分钟后再试$/;

/**
 * What is wrong with an account's fields, in the language spoken; as it is where it is not known. The forms in
 * front of the login say it at once, without the other faults' words.
 */
export function accountFault(chinese: string): string {
  if (currentLocale() === 'zh') return chinese;
  const minutes = lockedPattern.exec(chinese)?.[1];
  if (minutes) return m.identity_fault_locked({ minutes });
  const fault = faults.find((message) => message({}, { locale: 'zh' }) === chinese);
  return fault ? fault() : chinese;
}

/** The same for the table of all faults. */
export function accountFaultWords(): WordRow[] {
  const row = (say: (locale: Language) => string): WordRow => [say('zh'), say('en'), say('es'), say('ja')];
  return [
    row((locale) => m.identity_fault_locked({ minutes: '{minutes}' }, { locale })),
    ...faults.map((message) => row((locale) => message({}, { locale }))),
  ];
}
