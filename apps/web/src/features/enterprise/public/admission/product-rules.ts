import { byLoaded } from '../../../../platform/form/rules.ts';
import type { ProductValues } from './application-form.ts';
import { loadRules } from './application-rules.ts';

export const productRuleOf = (part: keyof ProductValues) =>
  byLoaded(async () => {
    const rules = await loadRules();
    return rules?.enterpriseApplication.shape.products.unwrap().element.shape[part];
  });
