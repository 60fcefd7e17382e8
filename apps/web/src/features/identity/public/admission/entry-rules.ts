import type { ApplicationField } from '@portal/contract/enterprise-application';
import {
  identity_fault_licence,
  identity_fault_property,
  identity_fault_region,
  identity_fault_registered_on,
} from '../../../../platform/i18n/paraglide/messages.js';
import { faultText } from '../../shared/form/fault-text.ts';
import { faultOf, sentOf } from './application-form.ts';

// The contract only knows that a code or a file is none; a reader wants to be told what to choose.
const whatIsMissing: Partial<Record<ApplicationField, () => string>> = {
  property: identity_fault_property,
  regionId: identity_fault_region,
  registeredOn: identity_fault_registered_on,
  licenseFileId: identity_fault_licence,
};

/** The rule of one field of the application. */
export const ruleOf =
  (field: ApplicationField) =>
  (value: unknown): true | string => {
    const fault = faultOf(field, value);
    if (fault === undefined) return true;
    const missing = sentOf(field, value) === undefined ? whatIsMissing[field] : undefined;
    return missing ? missing() : faultText(fault);
  };
