import { repairPurpose } from '@portal/contract/repair/terms';
import sharp from 'sharp';
import type { users } from '../features/identity/user.table.ts';
import { fileGroups, fileItems } from '../platform/files/file.table.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed, recipeOf } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';

type User = typeof users.$inferSelect;

const groupOf = (id: string, { id: ownerUserId, enterpriseId: ownerEnterpriseId }: User) =>
  ({ id, ownerUserId, ownerEnterpriseId, purpose: repairPurpose, visibility: 'owner' }) as const;

/** Draws a picture in place of a photo. */
export async function drawPhoto({ tx }: DemoContext, key: string, owner: User): Promise<string> {
  const id = demoId('repair-photo', key);
  await tx.insert(fileGroups).values(groupOf(id, owner));
  const recipe = recipeOf({ motif: motifNamed(key.endsWith('done') ? 'tools' : 'greenhouse') }, key);
  const picture = { name: `${key}.webp`, mime: 'image/webp', width: 960, height: 720 };
  await tx.insert(fileItems).values({ ...picture, fileId: id, index: 0, bytes: 0, sha256: '', recipe });
  return id;
}

const rate = 8_000;

/** Three seconds of a window flapping in the wind, as 8-bit samples. */
function flapping(): Buffer {
  const samples = Buffer.alloc(3 * rate);
  for (let at = 0; at < samples.length; at++) {
    const second = at / rate;
    const fading = Math.exp(-8 * (second % 0.6));
    samples[at] = 128 + Math.round(90 * fading * Math.sin(2 * Math.PI * 140 * second));
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

export async function recordSound({ tx, store }: DemoContext, key: string, owner: User): Promise<string> {
  const id = demoId('repair-sound', key);
  const sound = { name: '现场声音（演示）.wav', mime: 'audio/wav', bytes: flapping() };
  await insertFiles(tx, store, groupOf(id, owner), [sound]);
  return id;
}

const stroke =
  '<path d="M60 120q40-70 60-50t-10 70q30-60 60-60t0 60q30-50 60-50t10 40q40-90 70-80t-30 90q50-40 130-60" ' +
  'fill="none" stroke="#111" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>';

/** Pen strokes that form no letters. */
export async function drawSignature({ tx, store }: DemoContext, key: string, owner: User): Promise<string> {
  const id = demoId('repair-signature', key);
  const size = { width: 600, height: 200 };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${stroke}</svg>`;
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  await insertFiles(tx, store, groupOf(id, owner), [
    { name: 'signature.png', mime: 'image/png', bytes, ...size },
  ]);
  return id;
}
