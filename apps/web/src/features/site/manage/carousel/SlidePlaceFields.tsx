import * as m from '@portal/texts/messages';
import { InstantInput } from '../../../../platform/form/InstantInput.tsx';
import { SwitchInput } from '../../../../platform/form/SwitchInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import styles from './Carousel.module.css';

/** Where and when a slide is shown, and where it links to. */
export function SlidePlaceFields() {
  return (
    <FormSection title={m.carousel_at()}>
      <InstantInput name="startAt" label={m.carousel_from()} usualTime="00:00" />
      <InstantInput name="endAt" label={m.carousel_until()} usualTime="23:59" isEnd />
      <TextInput name="linkUrl" label={m.carousel_link()} hint={m.carousel_link_hint()} />
      <TextInput name="linkLabel" />
      <div className={styles.beside}>
        <SwitchInput name="enabled">{m.carousel_on()}</SwitchInput>
      </div>
    </FormSection>
  );
}
