import { spokenLanguage } from '../../../../platform/i18n/language.ts';
import {
  profile_x_account,
  profile_x_account_name,
  profile_x_bank,
  profile_x_certificate,
  profile_x_day_future,
  profile_x_default,
  profile_x_enterprise,
  profile_x_issuer,
  profile_x_logo,
  profile_x_member_already,
  profile_x_name_form,
  profile_x_no_change,
  profile_x_owner_leaves,
  profile_x_reason,
  profile_x_role,
  profile_x_staff,
  profile_x_tax_no,
  profile_x_tax_no_repeated,
  profile_x_title,
  profile_x_too_many_asked,
  profile_x_too_many_invited,
  profile_x_unknown_enterprise,
  profile_x_year,
  profile_x_year_future,
  profile_x_year_repeated,
} from '../../../../platform/i18n/paraglide/messages.js';
import { faultText } from '../../../identity/shared/form/fault-text.ts';

// In Chinese each reads as the contract and the server word it.
const faults = [
  profile_x_account,
  profile_x_account_name,
  profile_x_bank,
  profile_x_certificate,
  profile_x_day_future,
  profile_x_default,
  profile_x_enterprise,
  profile_x_issuer,
  profile_x_logo,
  profile_x_member_already,
  profile_x_name_form,
  profile_x_no_change,
  profile_x_owner_leaves,
  profile_x_reason,
  profile_x_role,
  profile_x_staff,
  profile_x_tax_no,
  profile_x_tax_no_repeated,
  profile_x_title,
  profile_x_too_many_asked,
  profile_x_too_many_invited,
  profile_x_unknown_enterprise,
  profile_x_year,
  profile_x_year_future,
  profile_x_year_repeated,
];

/** What is wrong, in the language spoken; as it is where it is not known. */
export function profileFault(chinese: string): string {
  if (spokenLanguage() === 'zh') return chinese;
  const fault = faults.find((message) => message({}, { locale: 'zh' }) === chinese);
  return fault ? fault() : faultText(chinese);
}
