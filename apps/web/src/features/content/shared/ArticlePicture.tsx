import type { Picture as PictureData } from '@portal/contract/fields';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';

interface ArticlePictureProps {
  picture: PictureData;
  /** The displayed width, as in `sizes`. */
  sizes: string;
  widths: readonly number[];
  ratio?: string;
  corners?: 'card' | 'control' | 'none';
  first?: boolean;
  last?: boolean;
  className?: string | undefined;
}

/** A stored picture in the widths needed at its place. */
export function ArticlePicture({ picture, sizes, widths, ...look }: ArticlePictureProps) {
  const { fileId, width, height, alt } = picture;
  return (
    <Picture
      {...look}
      src={imageUrl(fileId, 0, widths[0])}
      srcSet={imageSrcSet(fileId, widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
    />
  );
}
