import type { ProfileChange } from '@portal/contract/enterprise/sections';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { EnterpriseProfile } from './profile.queries.ts';

export function columnsOfSection(change: ProfileChange, box: SecretBox): Partial<EnterpriseProfile> {
  switch (change.section) {
    case 'BASIC': {
      const { section: _section, ...columns } = change;
      return columns;
    }
    case 'INTRO':
      return { intro: change.intro, logoFileId: change.logoFileId ?? null };
    case 'PRODUCTS':
      return { products: change.products };
    case 'HONOURS':
      return { honours: change.honours };
    case 'ANNUAL':
      return {
        annual: change.annual
          .map(({ rdFen = null, ...year }) => ({ ...year, rdFen }))
          .sort((a, b) => a.year - b.year),
      };
    case 'CONTACTS': {
      const { section: _section, landline = null, email = null, ...columns } = change;
      return { ...columns, landline, email };
    }
    case 'BANK': {
      const { name, bank, number } = change;
      return { bankAccount: { name, bank, number: box.seal(number), tail: number.slice(-4) } };
    }
    case 'INVOICE':
      return { invoiceTitles: change.invoiceTitles };
    case 'VISIBILITY':
      return { visibility: change.visibility };
  }
}
