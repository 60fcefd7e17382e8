import type { Palette } from '@portal/illustration';

/** An enterprise in the data files; `capital` and the amounts of `annual` are in 万元. */
export interface EnterpriseSource {
  key: string;
  name: string;
  shortName: string;
  creditCode: string;
  property: string;
  chainStages: string[];
  industryTags: string[];
  industryTagNames: string[];
  regionId: string;
  scale: string;
  registeredYear: number;
  registeredAt: string;
  capital: number;
  legalPerson: string;
  contact: string;
  contactPhone: string;
  landline: string | null;
  email: string;
  unitKeys: string[];
  hasContract: boolean;
  address: string;
  creditScore: number;
  creditGrade: string;
  entryStatus: 'PASSED' | 'PENDING' | 'RETURNED' | 'REJECTED' | 'REVOKED';
  motif: string;
  /** Where the enterprise is known by a colour; otherwise one that suits the motif. */
  palette?: Palette;
  annual: { year: number; revenue: number; tax: number; rd: number | null; staff: number }[];
  intro: string;
  products: { name: string; category: string; seasonFrom: number; seasonTo: number; yearOutput: string }[];
  honours: { code: string; name: string; year: number; issuer: string }[];
}
