import type { Deps } from '../deps.ts';
import { findFile } from '../files/file.queries.ts';
import { loadSharp } from '../files/load-sharp.ts';
import { hasEffect } from './setting-env.ts';

type IconDeps = Pick<Deps, 'settings' | 'env' | 'database' | 'files'>;

interface IconLook {
  /** Width and height in pixels. */
  size: number;
  /** Whether a phone may cut it to any shape, so that the picture needs a white margin. */
  isMaskable?: boolean;
}

/** Part of a maskable icon that no shape cuts off. */
const safePart = 0.8;

/** Scaled icons by file and look; a park has one or two files in its life. */
const drawn = new Map<string, Buffer>();
const maxDrawn = 20;

/** The id of the park's own icon; null while the product's is in use. */
export const iconFileIdOf = ({ settings, env }: Pick<Deps, 'settings' | 'env'>): string | null =>
  hasEffect(env, 'MARK') ? (settings.entered().get('MARK')?.iconFileId ?? null) : null;

async function drawIcon(content: Buffer, { size, isMaskable = false }: IconLook): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = isMaskable ? Math.round(size * safePart) : size;
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(content)
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background: '#ffffff' })
    .png()
    .toBuffer();
}

/** The park's own icon as PNG; null while the product's is in use. */
export async function readParkIcon(deps: IconDeps, look: IconLook): Promise<Buffer | null> {
  const fileId = iconFileIdOf(deps);
  if (fileId === null) return null;
  const key = [fileId, look.size, look.isMaskable].join(' ');
  const known = drawn.get(key);
  if (known) return known;
  const file = await findFile(deps.database.db, fileId, 0);
  const content = file?.storageKey ? await deps.files.get(file.storageKey) : null;
  if (!content) return null;
  const icon = await drawIcon(content, look);
  if (drawn.size >= maxDrawn) drawn.clear();
  drawn.set(key, icon);
  return icon;
}

const paperSize = 192;

/** The park's own icon for a PDF, as a data URL, of which a document holds one copy; null for the product's. */
export async function readPaperIcon(deps: IconDeps): Promise<string | null> {
  const icon = await readParkIcon(deps, { size: paperSize });
  return icon && `data:image/png;base64,${icon.toString('base64')}`;
}
