import type { EnterpriseScale } from '@portal/contract/enterprise';
import {
  enterprise_scale_large,
  enterprise_scale_medium,
  enterprise_scale_micro,
  enterprise_scale_small,
} from '../../../platform/i18n/paraglide/messages.js';

/** How large an enterprise is, in the language spoken. */
export const scaleNames: Record<EnterpriseScale, () => string> = {
  微: enterprise_scale_micro,
  小: enterprise_scale_small,
  中: enterprise_scale_medium,
  大: enterprise_scale_large,
};
