import type { EnterpriseApplication } from '@portal/contract/enterprise/application';
import type { Palette } from '@portal/illustration';

type Filled = {
  [Field in keyof EnterpriseApplication]-?: NonNullable<EnterpriseApplication[Field]>;
};

/**
 * An enterprise in the data files, with the fields of its application; `capital` and the amounts of `annual` are in 万元.
 */
export interface EnterpriseSource
  extends Omit<Filled, 'registeredCapitalFen' | 'licenseFileId' | 'landline'> {
  key: string;
  industryTagNames: string[];
  registeredYear: number;
  capital: number;
  landline: string | null;
  unitKeys: string[];
  hasContract: boolean;
  creditScore: number;
  creditGrade: string;
  entryStatus: 'PASSED' | 'PENDING' | 'RETURNED' | 'REJECTED' | 'REVOKED';
  motif: string;
  /** Set if the enterprise is known for a colour; otherwise one that suits the motif is used. */
  palette?: Palette;
  annual: { year: number; revenue: number; tax: number; rd: number | null; staff: number }[];
  honours: { code: string; name: string; year: number; issuer: string }[];
}
