import type { EnterpriseScale } from '@portal/contract/enterprise/public';
import * as m from '@portal/texts/messages';

/** The sizes of enterprises, in the reader's language. */
export const scaleNames: Record<EnterpriseScale, () => string> = {
  微: m.enterprise_scale_micro,
  小: m.enterprise_scale_small,
  中: m.enterprise_scale_medium,
  大: m.enterprise_scale_large,
};
