import type { ResourceRow } from '@portal/contract/resource/public';
import * as m from '@portal/texts/messages';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { GalleryAlbum } from '../../content/shared/Gallery.tsx';

/** The other pictures of a resource, opened in place within the list; nothing if there are none. */
export function MorePictures({ row: { name, gallery } }: { row: Pick<ResourceRow, 'name' | 'gallery'> }) {
  if (gallery.length === 0) return null;
  return (
    <Disclosure summary={m.gallery_more({ count: gallery.length })}>
      <GalleryAlbum name={name} pictures={gallery} />
    </Disclosure>
  );
}
