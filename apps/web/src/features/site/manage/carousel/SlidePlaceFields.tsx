import type { CarouselContent } from '@portal/contract/carousel-manage';
import * as m from '@portal/texts/messages';
import { type Control, Controller } from 'react-hook-form';
import { InstantField } from '../../../../platform/account/InstantField.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { Switch } from '../../../../ui/switch/Switch.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import styles from './Carousel.module.css';

/** Where and when a slide is shown, and where it leads. */
export function SlidePlaceFields({ control }: { control: Control<CarouselContent> }) {
  return (
    <FormSection title={m.carousel_at()}>
      <Controller
        control={control}
        name="startAt"
        render={({ field, fieldState }) => (
          <InstantField
            {...field}
            label={m.carousel_from()}
            usualTime="00:00"
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="endAt"
        render={({ field, fieldState }) => (
          <InstantField
            {...field}
            label={m.carousel_until()}
            usualTime="23:59"
            isEnd
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="linkUrl"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={m.carousel_link()}
            hint={m.carousel_link_hint()}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="linkLabel"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={m.field_button_text()}
            maxLength={20}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="enabled"
        render={({ field }) => (
          <div className={styles.beside}>
            <Switch on={field.value} onChange={field.onChange}>
              {m.carousel_on()}
            </Switch>
          </div>
        )}
      />
    </FormSection>
  );
}
