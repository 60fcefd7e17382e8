import type { EnterpriseApplication } from '@portal/contract/enterprise/application';

type Entered = Omit<EnterpriseApplication, 'licenseFileId'> &
  Partial<Pick<EnterpriseApplication, 'licenseFileId'>>;

/** Maps an application, or what the office enters instead, to the enterprise's columns. */
export function columnsOf({
  shortName,
  industryTagIds = [],
  products = [],
  landline,
  email,
  ...kept
}: Entered) {
  return {
    ...kept,
    industryTagIds,
    products,
    landline: landline ?? null,
    email: email ?? null,
    shortName: shortName ?? kept.name.slice(0, 20),
  };
}
