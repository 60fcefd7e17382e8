import { defaultThemeColor } from '@portal/contract/theme-color';
import * as m from '@portal/texts/messages';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useInput } from '../../../platform/form/use-input.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { FieldButton } from '../../../ui/text-field/FieldButton.tsx';
import styles from './Site.module.css';

const isColor = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text);

/** Theme colour and weather page. */
export function LookFields() {
  return (
    <FormSection title={m.console_site_look()}>
      <ThemeInput />
      <TextInput
        name="common.weatherUrl"
        label={m.console_site_weather()}
        hint={m.console_site_weather_hint()}
        type="url"
        placeholder="https://"
      />
    </FormSection>
  );
}

function ThemeInput() {
  const name = 'common.themeColor';
  const { value, onChange } = useInput<string>(name);
  return (
    <Columns of="auto minmax(0, 1fr)" align="start" gap={12}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={m.field_theme_color()}
        value={isColor(value) ? value.toLowerCase() : defaultThemeColor}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextInput
        name={name}
        label={m.field_theme_color()}
        hint={m.console_site_theme_hint()}
        maxLength={7}
        end={
          <FieldButton onClick={() => onChange(defaultThemeColor)}>
            {m.console_site_theme_default()}
          </FieldButton>
        }
      />
    </Columns>
  );
}
