import type { EnterpriseDraft } from '@portal/contract/enterprise/application';
import { type ApplicationField, applicationFields } from '@portal/contract/enterprise/fields';

export interface ProductValues {
  name: string;
  category: string;
  seasonFrom: string;
  seasonTo: string;
  yearOutput: string;
}

type ListField = 'chainStages' | 'industryTagIds' | 'products';

/** The application as the form holds it: texts, empty until something is entered; capital in units of 10 000 yuan. */
export interface ApplicationValues extends Record<Exclude<ApplicationField, ListField>, string> {
  chainStages: string[];
  industryTagIds: string[];
  products: ProductValues[];
}

const fenPerUnit = 1_000_000;

export const newProduct: ProductValues = {
  name: '',
  category: '',
  seasonFrom: '',
  seasonTo: '',
  yearOutput: '',
};

const defaultValues = Object.fromEntries(applicationFields.map((name) => [name, ''])) as Record<
  ApplicationField,
  ''
>;

export function valuesOf(draft: EnterpriseDraft, phoneNumber = ''): ApplicationValues {
  const { registeredCapitalFen, products = [], chainStages = [], industryTagIds = [], ...texts } = draft;
  return {
    ...defaultValues,
    contactPhone: phoneNumber,
    ...texts,
    registeredCapitalFen:
      registeredCapitalFen === undefined ? '' : String(Number(registeredCapitalFen) / fenPerUnit),
    chainStages,
    industryTagIds,
    products: products.map((product) => ({
      ...product,
      seasonFrom: String(product.seasonFrom),
      seasonTo: String(product.seasonTo),
    })),
  };
}

const amountPattern = /^\d{1,7}(?:\.\d{1,2})?$/;

/** The value of a field as it is sent; undefined if it is empty. */
export function sentOf(field: ApplicationField, value: unknown): unknown {
  const entered = typeof value === 'string' ? value.trim() : value;
  if (entered === '' || (Array.isArray(entered) && entered.length === 0)) return undefined;
  if (field !== 'registeredCapitalFen') return entered;
  return amountPattern.test(String(entered)) ? Math.round(Number(entered) * fenPerUnit) : Number.NaN;
}
