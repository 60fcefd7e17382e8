/** Photos of phones have more; pictures below it are sent as they are. */
const heavyBytes = 2 * 1024 * 1024;
const scalable = ['image/jpeg', 'image/png', 'image/webp'];

const isHeavy = ({ type, size }: Pick<File, 'type' | 'size'>): boolean =>
  size > heavyBytes && scalable.includes(type);

/** Passes chosen files on, with large photos scaled; at once if there are none. */
export async function lightenPictures(files: File[], take: (files: File[]) => void): Promise<void> {
  if (!files.some(isHeavy)) return take(files);
  const { lightenPicture } = await import('./lighten-picture.ts');
  take(await Promise.all(files.map(async (file) => (isHeavy(file) ? await lightenPicture(file) : file))));
}
