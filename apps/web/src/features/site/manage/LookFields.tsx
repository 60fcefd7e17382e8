import * as m from '@portal/texts/messages';
import { Bound } from '../../../platform/form/Bound.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { FieldButton } from '../../../ui/text-field/FieldButton.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './Site.module.css';
import type { SiteControl } from './site-form.ts';

const defaultColor = '#409eff';
const isColor = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text);

/** Colour of the theme and the page of the weather. */
export function LookFields({ control }: { control: SiteControl }) {
  return (
    <FormSection title={m.console_site_look()}>
      <Bound control={control} name="common.themeColor">
        {(field) => (
          <div className={styles.color}>
            <input
              type="color"
              className={styles.swatch}
              aria-label={m.field_theme_color()}
              value={isColor(field.value) ? field.value.toLowerCase() : defaultColor}
              onChange={({ target }) => field.onChange(target.value)}
            />
            <TextField
              {...field}
              label={m.field_theme_color()}
              hint={m.console_site_theme_hint()}
              maxLength={7}
              required
              end={
                <FieldButton onClick={() => field.onChange(defaultColor)}>
                  {m.console_site_theme_default()}
                </FieldButton>
              }
            />
          </div>
        )}
      </Bound>
      <Bound control={control} name="common.weatherUrl">
        {(field) => (
          <TextField
            {...field}
            label={m.console_site_weather()}
            hint={m.console_site_weather_hint()}
            type="url"
            placeholder="https://"
            maxLength={300}
          />
        )}
      </Bound>
    </FormSection>
  );
}
