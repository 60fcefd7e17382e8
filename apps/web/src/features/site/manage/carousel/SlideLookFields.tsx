import type { CarouselContent, ManagedCarousel } from '@portal/contract/carousel-manage';
import * as m from '@portal/texts/messages';
import { type Control, Controller } from 'react-hook-form';
import { PictureUpload } from '../../../../platform/rich-text/PictureUpload.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';

interface SlideLookFieldsProps {
  control: Control<CarouselContent>;
  slide: ManagedCarousel | null;
}

/** What a slide shows. */
export function SlideLookFields({ control, slide }: SlideLookFieldsProps) {
  return (
    <FormSection title={m.field_content()}>
      <Wide>
        <Controller
          control={control}
          name="title"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={m.field_title()}
              required
              maxLength={40}
              error={fieldState.error?.message}
            />
          )}
        />
      </Wide>
      <Wide>
        <Controller
          control={control}
          name="text"
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={m.carousel_text()}
              rows={2}
              maxLength={120}
              error={fieldState.error?.message}
            />
          )}
        />
      </Wide>
      <Wide>
        <Controller
          control={control}
          name="fileId"
          render={({ field, fieldState }) => (
            <PictureUpload
              ref={field.ref}
              label={m.carousel_picture()}
              hint={m.carousel_picture_hint()}
              purpose="carousel"
              present={slide?.picture ? { fileId: slide.picture.fileId, name: slide.title } : null}
              onChange={(picture) => field.onChange(picture?.fileId ?? null)}
              error={fieldState.error?.message}
            />
          )}
        />
      </Wide>
      <Wide>
        <Controller
          control={control}
          name="alt"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={m.field_picture_alt()}
              hint={m.carousel_alt_hint()}
              maxLength={100}
              error={fieldState.error?.message}
            />
          )}
        />
      </Wide>
    </FormSection>
  );
}
