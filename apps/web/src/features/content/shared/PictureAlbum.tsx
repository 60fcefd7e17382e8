import type { Picture } from '@portal/contract/fields';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import styles from './PictureAlbum.module.css';

interface PictureAlbumProps {
  pictures: readonly Picture[];
  /** Alt text of a picture, by its number. */
  altOf: (no: number) => string;
  /** Larger pictures, for use at full page width. */
  wide?: boolean;
}

/** Pictures of the same shape side by side, as many per row as fit; each opens in its original shape. */
export const PictureAlbum = ({ pictures, altOf, wide }: PictureAlbumProps) => (
  <Columns
    as="ul"
    of="repeat(auto-fill, minmax(min(100%, var(--least, 150px)), 1fr))"
    gap={12}
    className={styles.album}
    data-wide={wide || undefined}
  >
    {pictures.map((picture, at) => (
      <li key={picture.fileId}>
        <Link href={imageUrl(picture.fileId, 0, 1280)} target="_blank" look="bare" className={styles.picture}>
          <ArticlePicture
            picture={{ ...picture, alt: altOf(at + 1) }}
            ratio="3 / 2"
            sizes={`(min-width: 768px) ${wide ? 320 : 240}px, 50vw`}
            widths={[320, 640]}
          />
        </Link>
      </li>
    ))}
  </Columns>
);
