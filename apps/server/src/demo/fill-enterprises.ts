import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { completenessOf } from '../features/enterprise/profile/completeness.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { departureOf, hasDrawnLicence, licenceIdOf, submissionOf } from './content/compose-audits.ts';
import { composeEnterprises, type DemoEnterprise } from './content/compose-enterprises.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { recipeOf } from './content/demo-motifs.ts';
import { demoInteger } from './content/demo-random.ts';
import type { DemoContext } from './demo-context.ts';

const hour = 3_600_000;
const coverSize = { width: 1600, height: 1200 };
const coverId = (enterprise: DemoEnterprise) => demoId('enterprise-cover', enterprise.key);

const drawingOf = (enterprise: DemoEnterprise) => ({
  id: coverId(enterprise),
  recipe: recipeOf(enterprise, enterprise.key),
  ...coverSize,
  alt: '',
});

/** Created with its application; last changed some time after it was passed. */
function timesOf(enterprise: DemoEnterprise, today: string) {
  const submitted = submissionOf(enterprise, today);
  const passedSince = submitted + 25 * hour;
  const days = demoInteger(`${enterprise.key} changed`, 2, 140);
  const changed = chinaInstant(addDays(today, -days), demoInteger(`${enterprise.key} hour`, 540, 1_050));
  const updatedAt = enterprise.entryStatus === 'PASSED' ? Math.max(changed, passedSince) : submitted;
  const wasAdmitted = ['PASSED', 'REVOKED'].includes(enterprise.entryStatus);
  return {
    createdAt: new Date(submitted),
    updatedAt: new Date(updatedAt),
    admittedAt: wasAdmitted ? new Date(passedSince) : null,
    leftAt: enterprise.entryStatus === 'REVOKED' ? new Date(departureOf(enterprise, today)) : null,
  };
}

function rowOf(enterprise: DemoEnterprise, today: string) {
  const now = new Date(chinaInstant(today, 720));
  const { unitKeys, ...kept } = enterprise;
  const row = {
    ...kept,
    logoFileId: null,
    bankAccount: null,
    invoiceTitles: [],
    licenseFileId: hasDrawnLicence(enterprise) ? licenceIdOf(enterprise) : null,
    unitIds: unitKeys.map((key) => demoId('unit', key)),
    cover: { fileId: coverId(enterprise), ...coverSize, alt: '' },
    ...timesOf(enterprise, today),
  };
  return { ...row, completeness: completenessOf(row, now).percent };
}

/** Enterprises in every state of entry, with drawn covers. */
export async function fillEnterprises(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const all = composeEnterprises(today);
  await insertDrawings(tx, all.map(drawingOf));
  await tx.insert(enterprises).values(all.map((enterprise) => rowOf(enterprise, today)));
}
