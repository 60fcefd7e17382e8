import type { ApplicationField } from '@portal/contract/enterprise-application';
import {
  identity_fault_credit_code_missing,
  identity_fault_licence,
  identity_fault_property,
  identity_fault_region,
  identity_fault_registered_on,
} from '../../../../platform/i18n/paraglide/messages.js';
import { accountFault } from '../../../../platform/i18n/server-words/account-faults.ts';
import { sentOf } from './application-form.ts';
import { faultOf, loadRules } from './application-rules.ts';

// The contract only knows that a code or a file is none; a reader wants to be told what to enter or choose.
const whatIsMissing: Partial<Record<ApplicationField, () => string>> = {
  creditCode: identity_fault_credit_code_missing,
  property: identity_fault_property,
  regionId: identity_fault_region,
  registeredOn: identity_fault_registered_on,
  licenseFileId: identity_fault_licence,
};

/** The rule of one field of the application. */
export const ruleOf =
  (field: ApplicationField) =>
  async (value: unknown): Promise<true | string> => {
    const fault = faultOf(await loadRules(), field, value);
    if (fault === undefined) return true;
    const missing = sentOf(field, value) === undefined ? whatIsMissing[field] : undefined;
    return missing ? missing() : accountFault(fault);
  };
