import type { Picture } from '@portal/contract/fields';
import { maxGalleryPictures } from '@portal/contract/market/gallery';
import * as m from '@portal/texts/messages';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { PicturesInput } from './PicturesInput.tsx';

interface GallerySectionProps {
  purpose: string;
  /** The pictures already stored. */
  present: readonly Picture[];
}

/** The pictures shown only on an object's own page; the form holds their ids as `galleryFileIds`. */
export const GallerySection = ({ purpose, present }: GallerySectionProps) => (
  <FormSection title={m.field_gallery()} note={m.gallery_note()} columns={1}>
    <PicturesInput name="galleryFileIds" purpose={purpose} max={maxGalleryPictures} present={present} />
  </FormSection>
);
