import { byContract } from '../../../../platform/form/rules.ts';
import type { ProductValues } from './application-form.ts';
import { loadRules } from './application-rules.ts';

/** The rule of one part of a product. */
export const productRuleOf =
  (part: keyof ProductValues) =>
  async (value: unknown): Promise<true | string> => {
    const { enterpriseApplication } = await loadRules();
    return byContract(enterpriseApplication.shape.products.unwrap().element.shape[part])(value);
  };
