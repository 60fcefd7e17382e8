/** The address of a picture in the file store; with `width`, of a version scaled to that many pixels. */
export function imageUrl(fileId: string, index = 0, width?: number): string {
  return showUrl('/api/fms/show/', fileId, index, width);
}

/** Like `imageUrl`, for pictures in the office system's store. */
export function oaImageUrl(fileId: string, index = 0, width?: number): string {
  return showUrl('/oa/api/fms/show/', fileId, index, width);
}

/** A srcset of the given widths, for an `img` that also states `sizes`. */
export function imageSrcSet(fileId: string, widths: readonly number[], index = 0): string {
  return widths.map((width) => `${imageUrl(fileId, index, width)} ${width}w`).join(', ');
}

function showUrl(store: string, fileId: string, index: number, width?: number): string {
  return `${store}${encodeURIComponent(fileId)}_${index}${width ? `?w=${width}` : ''}`;
}
