import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { PictureAlbum } from './PictureAlbum.tsx';

interface GalleryProps {
  /** What the pictures show. */
  name: string;
  pictures: readonly Picture[];
}

/** All pictures of an item but the first. */
export const GalleryAlbum = ({ name, pictures, wide }: GalleryProps & { wide?: boolean }) => (
  <PictureAlbum pictures={pictures} altOf={(no) => m.gallery_picture({ name, no })} wide={wide === true} />
);

/** The album with its heading; nothing if there are no pictures. */
export function Gallery(props: GalleryProps) {
  if (props.pictures.length === 0) return null;
  return (
    <section>
      <BlockHead title={m.gallery_title()} />
      <GalleryAlbum {...props} wide />
    </section>
  );
}
