import sharp from 'sharp';
import { createDrawingStudio, type DrawingStudio } from '../platform/files/drawing-studio.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { hasDrawnLicence, licenceIdOf, submissionOf } from './content/compose-audits.ts';
import { composeEnterprises, type DemoEnterprise } from './content/compose-enterprises.ts';
import { composeUsers } from './content/compose-users.ts';
import type { DemoContext } from './demo-context.ts';

const size = { width: 1600, height: 1132 };
const minutesBefore = 10 * 60_000;

/** A photograph in an accepted format; that of the returned application is blurred. */
async function photographOf(studio: DrawingStudio, { key, entryStatus }: DemoEnterprise): Promise<Buffer> {
  const drawn = sharp(await studio.draw({ motif: 'licence', seed: key }, size.width, size.height));
  return (entryStatus === 'RETURNED' ? drawn.blur(7) : drawn).jpeg({ quality: 75 }).toBuffer();
}

/** Drawn, fictitious licences for pending and returned applications. */
export async function fillLicences({ tx, store, today }: DemoContext): Promise<void> {
  const studio = createDrawingStudio();
  try {
    for (const { id, member } of composeUsers(composeEnterprises(today))) {
      if (member?.role !== 'OWNER' || !hasDrawnLicence(member.enterprise)) continue;
      const { enterprise } = member;
      const bytes = await photographOf(studio, enterprise);
      const group = {
        id: licenceIdOf(enterprise),
        purpose: 'LICENCE',
        visibility: 'owner' as const,
        ownerUserId: id,
        ownerEnterpriseId: enterprise.id,
        createdAt: new Date(submissionOf(enterprise, today) - minutesBefore),
      };
      await insertFiles(tx, store, group, [
        { name: '营业执照（演示）.jpg', mime: 'image/jpeg', bytes, ...size },
      ]);
    }
  } finally {
    await studio.close();
  }
}
