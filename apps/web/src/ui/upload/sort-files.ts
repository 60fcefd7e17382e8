export interface UploadRules {
  /** As in the `accept` attribute: “.pdf”, “image/*”, “image/png”. Empty accepts anything. */
  accept?: string[];
  /** Maximum size in bytes. */
  maxSize?: number;
  /** The number of files that can still be added. */
  room?: number;
}

export type Refusal = 'type' | 'size' | 'count' | 'empty';

interface FileLike {
  name: string;
  type: string;
  size: number;
}

/** Separates chosen files into those accepted and those rejected, each with the reason. */
export function sortFiles<F extends FileLike>(files: readonly F[], rules: UploadRules) {
  const accepted: F[] = [];
  const refused: { file: F; reason: Refusal }[] = [];
  for (const file of files) {
    const reason = refusalOf(file, rules, accepted.length);
    if (reason) refused.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function refusalOf(file: FileLike, rules: UploadRules, taken: number): Refusal | null {
  if (!matchesAccept(file, rules.accept ?? [])) return 'type';
  if (file.size === 0) return 'empty';
  if (rules.maxSize !== undefined && file.size > rules.maxSize) return 'size';
  return rules.room !== undefined && taken >= rules.room ? 'count' : null;
}

const heic = /\.hei[cf]$/i;

/** Phones keep photos as HEIC, which the server converts, wherever JPEG is taken. */
export const withHeic = (accept: string[]): string[] =>
  accept.includes('image/jpeg') ? [...accept, '.heic', '.heif'] : accept;

function matchesAccept({ name, type: given }: FileLike, accept: string[]): boolean {
  if (accept.length === 0) return true;
  const type = heic.test(name) ? 'image/jpeg' : given;
  return accept.some((pattern) => {
    const wanted = pattern.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
}
