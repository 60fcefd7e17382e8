import type { ManagedCarousel } from '@portal/contract/carousel-manage';
import * as m from '@portal/texts/messages';
import { PictureInput } from '../../../../platform/form/PictureInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';

/** Picture and texts of a slide. */
export function SlideLookFields({ slide }: { slide: ManagedCarousel | null }) {
  return (
    <FormSection title={m.field_content()}>
      <Wide>
        <TextInput name="title" />
      </Wide>
      <Wide>
        <TextAreaInput name="text" label={m.carousel_text()} rows={2} />
      </Wide>
      <Wide>
        <PictureInput
          name="fileId"
          label={m.carousel_picture()}
          hint={m.carousel_picture_hint()}
          purpose="carousel"
          present={slide?.picture ? { fileId: slide.picture.fileId, name: slide.title } : null}
        />
      </Wide>
      <Wide>
        <TextInput name="alt" hint={m.carousel_alt_hint()} />
      </Wide>
    </FormSection>
  );
}
