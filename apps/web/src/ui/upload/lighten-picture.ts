/** What the server keeps of a picture; more pixels only take longer to send. */
const largest = { width: 2_560, height: 16_000 };

/** The size at which a picture is sent: within the largest, in its own proportions. */
export function sentSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.88);
  });

/** Scales a large photo before it is sent; anything that this browser can't read stays as it is. */
export async function lightenPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = sentSize(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const lighter = await encode(canvas, file.type);
    if (lighter === null || lighter.type !== file.type || lighter.size >= file.size) return file;
    return new File([lighter], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}
