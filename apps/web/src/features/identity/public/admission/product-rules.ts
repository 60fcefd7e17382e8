import { enterpriseApplication } from '@portal/contract/enterprise-application';
import { byContract } from '../../shared/form/rules.ts';
import type { ProductValues } from './application-form.ts';

const { shape } = enterpriseApplication.shape.products.unwrap().element;

/** The rule of each part of a product. */
export const productRules: Record<keyof ProductValues, (value: unknown) => true | string> = {
  name: byContract(shape.name),
  category: byContract(shape.category),
  seasonFrom: byContract(shape.seasonFrom),
  seasonTo: byContract(shape.seasonTo),
  yearOutput: byContract(shape.yearOutput),
};
