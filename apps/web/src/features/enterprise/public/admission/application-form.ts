import type { ApplicationField, EnterpriseDraft } from '@portal/contract/enterprise-application';

export interface ProductValues {
  name: string;
  category: string;
  seasonFrom: string;
  seasonTo: string;
  yearOutput: string;
}

/** The application as the form holds it: texts, empty until something is entered. */
export interface ApplicationValues {
  name: string;
  shortName: string;
  creditCode: string;
  property: string;
  scale: string;
  registeredOn: string;
  /** Shown and entered in units of 10 000 yuan. */
  registeredCapitalFen: string;
  legalPerson: string;
  regionId: string;
  chainStages: string[];
  industryTagIds: string[];
  intro: string;
  products: ProductValues[];
  contactName: string;
  contactPhone: string;
  landline: string;
  email: string;
  address: string;
  licenseFileId: string;
}

const fenPerUnit = 1_000_000;

export const blankProduct: ProductValues = {
  name: '',
  category: '',
  seasonFrom: '',
  seasonTo: '',
  yearOutput: '',
};

export function valuesOf(draft: EnterpriseDraft, phoneNumber = ''): ApplicationValues {
  const { registeredCapitalFen, products = [], chainStages = [], industryTagIds = [], ...texts } = draft;
  const blank = {
    name: '',
    shortName: '',
    creditCode: '',
    property: '',
    scale: '',
    registeredOn: '',
    legalPerson: '',
    regionId: '',
    intro: '',
    contactName: '',
    contactPhone: phoneNumber,
    landline: '',
    email: '',
    address: '',
    licenseFileId: '',
  };
  return {
    ...blank,
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

/** Every field, in the order of the form's values. */
export const formFields = Object.keys(valuesOf({})) as ApplicationField[];

const amountPattern = /^\d{1,7}(?:\.\d{1,2})?$/;

/** The value of a field as it is sent; undefined if it is empty. */
export function sentOf(field: ApplicationField, value: unknown): unknown {
  const entered = typeof value === 'string' ? value.trim() : value;
  if (entered === '' || (Array.isArray(entered) && entered.length === 0)) return undefined;
  if (field !== 'registeredCapitalFen') return entered;
  return amountPattern.test(String(entered)) ? Math.round(Number(entered) * fenPerUnit) : Number.NaN;
}
