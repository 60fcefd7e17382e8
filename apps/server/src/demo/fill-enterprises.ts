import type { ChainStage, EnterpriseScale } from '@portal/contract/enterprise';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { composeEnterprises, type DemoEnterprise } from './content/compose-enterprises.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const coverSize = { width: 1600, height: 1200 };
const coverId = (enterprise: DemoEnterprise) => demoId('enterprise-cover', enterprise.key);

const drawingOf = (enterprise: DemoEnterprise) => ({
  id: coverId(enterprise),
  recipe: { motif: enterprise.motif, seed: enterprise.key },
  ...coverSize,
  alt: '',
});

/** How much of the profile is filled, in percent. */
function completenessOf({ landline, email, products, honours, annual, intro }: DemoEnterprise): number {
  const parts = [landline, email, intro, products.length > 0, honours.length > 0, annual.length > 0];
  const missing = parts.filter((part) => !part).length + (annual.some(({ rdFen }) => rdFen === null) ? 1 : 0);
  return 100 - missing * 8;
}

function rowOf(enterprise: DemoEnterprise) {
  const { id, name, shortName, creditCode, property, regionId, legalPerson, address, intro } = enterprise;
  const { landline, email, products, honours, annual, creditScore, creditGrade, entryStatus } = enterprise;
  return {
    ...{ id, name, shortName, creditCode, property, regionId, legalPerson, address, intro },
    ...{ landline, email, products, honours, annual, creditScore, creditGrade, entryStatus },
    chainStages: enterprise.chainStages as ChainStage[],
    industryTagIds: enterprise.industryTags,
    scale: enterprise.scale as EnterpriseScale,
    registeredOn: enterprise.registeredAt,
    registeredCapitalFen: enterprise.capitalFen,
    contactName: enterprise.contact,
    contactPhone: enterprise.contactPhone,
    unitIds: enterprise.unitKeys.map((key) => demoId('unit', key)),
    cover: { fileId: coverId(enterprise), ...coverSize, alt: '' },
    completeness: completenessOf(enterprise),
  };
}

/** Enterprises in every state of entry, with drawn covers. */
export async function fillEnterprises({ tx, today }: DemoContext): Promise<void> {
  const all = composeEnterprises(today);
  await insertDrawings(tx, all.map(drawingOf));
  await tx.insert(enterprises).values(all.map(rowOf));
}
