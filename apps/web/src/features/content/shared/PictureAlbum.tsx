import type { Picture } from '@portal/contract/fields';
import { ArticlePicture } from './ArticlePicture.tsx';
import styles from './PictureAlbum.module.css';

interface PictureAlbumProps {
  pictures: readonly Picture[];
  /** What one of them is, by its number. */
  altOf: (no: number) => string;
}

/** Pictures of the same shape side by side, as many in a row as there is room for. */
export const PictureAlbum = ({ pictures, altOf }: PictureAlbumProps) => (
  <ul className={styles.album}>
    {pictures.map((picture, at) => (
      <li key={picture.fileId}>
        <ArticlePicture
          picture={{ ...picture, alt: altOf(at + 1) }}
          ratio="3 / 2"
          sizes="(min-width: 768px) 240px, 50vw"
          widths={[320, 640]}
        />
      </li>
    ))}
  </ul>
);
