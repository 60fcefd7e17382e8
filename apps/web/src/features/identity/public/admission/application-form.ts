import {
  type ApplicationField,
  type EnterpriseDraft,
  enterpriseApplication,
} from '@portal/contract/enterprise-application';

export interface ProductValues {
  name: string;
  category: string;
  seasonFrom: string;
  seasonTo: string;
  yearOutput: string;
}

/** The application as the form holds it: texts, empty while nothing is entered. */
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
    ...{
      name: '',
      shortName: '',
      creditCode: '',
      property: '',
      scale: '',
      registeredOn: '',
      legalPerson: '',
    },
    ...{ regionId: '', intro: '', contactName: '', contactPhone: phoneNumber, landline: '', email: '' },
    ...{ address: '', licenseFileId: '' },
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

const amountPattern = /^\d{1,7}(?:\.\d{1,2})?$/;

/** What of a field goes to the server; undefined while it is empty. */
export function sentOf(field: ApplicationField, value: unknown): unknown {
  const kept = typeof value === 'string' ? value.trim() : value;
  if (kept === '' || (Array.isArray(kept) && kept.length === 0)) return undefined;
  if (field !== 'registeredCapitalFen') return kept;
  return amountPattern.test(String(kept)) ? Math.round(Number(kept) * fenPerUnit) : Number.NaN;
}

/** What is wrong with a field, in the words of the contract; nothing where it may stand. */
export function faultOf(field: ApplicationField, value: unknown): string | undefined {
  return enterpriseApplication.shape[field].safeParse(sentOf(field, value)).error?.issues[0]?.message;
}

/** Those fields of the form that are filled in and well-formed. */
export function draftOf(values: ApplicationValues, fields: readonly ApplicationField[]): EnterpriseDraft {
  const entries = fields
    .map((field) => [field, sentOf(field, values[field])] as const)
    .filter(([field, sent]) => sent !== undefined && faultOf(field, values[field]) === undefined);
  return Object.fromEntries(entries) as EnterpriseDraft;
}

/** Fields with something in them that cannot be saved as it stands. */
export function malformedFields(values: ApplicationValues): ApplicationField[] {
  return (Object.keys(values) as ApplicationField[]).filter(
    (field) => sentOf(field, values[field]) !== undefined && faultOf(field, values[field]) !== undefined,
  );
}
