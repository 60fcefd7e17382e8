import { enterpriseFields, type SectionField } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';

/** Fields that the profile names differently from the application. */
const own: Partial<Record<SectionField, () => string>> = {
  chainStages: m.field_chain_stages,
  landline: m.profile_f_landline,
};

export const labelOf = (name: SectionField): string => (own[name] ?? enterpriseFields[name].label)();
