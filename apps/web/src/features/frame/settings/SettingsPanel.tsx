import { defaultThemeColor } from '@portal/contract/theme-color';
import * as m from '@portal/texts/messages';
import { useSyncExternalStore } from 'react';
import { browserState } from '../../../platform/api/browser-client.ts';
import {
  appearances,
  chooseAppearance,
  chosenAppearance,
  subscribeToAppearance,
} from '../../../platform/client-state/appearance.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { changeSettings, type FrameSettings } from './frame-settings.ts';
import { useRowDensity } from './row-density.ts';
import styles from './Settings.module.css';
import { saveSize } from './size.ts';
import { useSettings } from './use-settings.ts';

const colours: [string, () => string][] = [
  [defaultThemeColor, m.member_colour_blue],
  ['#1f8a5b', m.member_colour_green],
  ['#7a5af8', m.member_colour_violet],
  ['#d6336c', m.member_colour_rose],
  ['#d9730d', m.member_colour_orange],
  ['#0f8b8d', m.member_colour_teal],
];

type Flag = keyof Omit<FrameSettings, 'theme' | 'sidebarOpened'>;

const flags: [Flag, () => string][] = [
  ['tagsView', m.member_settings_tags],
  ['fixedHeader', m.member_settings_fixed_header],
  ['sidebarLogo', m.member_settings_logo],
  ['showSettings', m.member_settings_show_button],
];

const subscribeToState = (listener: () => void) => browserState().subscribe(listener);

/** The appearance of the frame in this browser. */
export default function SettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useSettings();
  const [density, changeDensity] = useRowDensity();
  const size = useSyncExternalStore(subscribeToState, () => browserState().preference('size'));
  return (
    <Drawer open={open} onClose={onClose} title={m.member_settings()} closeLabel={m.act_close()}>
      <Stack gap={16}>
        <AppearanceChoice />
        <ThemeChoice theme={settings.theme} />
        {flags.map(([name, text]) => (
          <Switch key={name} textFirst on={settings[name]} onChange={(on) => changeSettings({ [name]: on })}>
            {text()}
          </Switch>
        ))}
        <RadioGroup
          label={m.member_settings_size()}
          value={size}
          onChange={saveSize}
          options={[
            { value: 'medium', text: m.member_settings_medium() },
            { value: 'large', text: m.member_settings_large() },
          ]}
        />
        <RadioGroup
          label={m.palette_rows()}
          value={density}
          onChange={changeDensity}
          options={[
            { value: 'comfortable', text: m.palette_rows_comfortable() },
            { value: 'compact', text: m.palette_rows_compact() },
          ]}
        />
      </Stack>
    </Drawer>
  );
}

function AppearanceChoice() {
  const chosen = useSyncExternalStore(subscribeToAppearance, chosenAppearance);
  const texts = {
    light: m.appearance_light(),
    dark: m.appearance_dark(),
    system: m.appearance_system(),
  };
  return (
    <RadioGroup
      label={m.appearance_choice()}
      value={chosen}
      onChange={(value) => chooseAppearance(appearances.find((one) => one === value) ?? 'system')}
      options={appearances.map((value) => ({ value, text: texts[value] }))}
    />
  );
}

function ThemeChoice({ theme }: { theme: string | null }) {
  const present = theme ?? defaultThemeColor;
  return (
    <Row as="fieldset" wrap align="center" gap={12} className={styles.theme}>
      <legend>{m.member_settings_theme()}</legend>
      {colours.map(([colour, name]) => (
        <label key={colour} className={styles.colour} style={{ background: colour }} title={name()}>
          <input
            type="radio"
            name="theme"
            aria-label={name()}
            checked={present === colour}
            onChange={() => changeSettings({ theme: colour === defaultThemeColor ? null : colour })}
          />
        </label>
      ))}
      <input
        type="color"
        className={styles.ownColour}
        aria-label={m.member_settings_own_colour()}
        title={m.member_settings_own_colour()}
        value={present}
        onChange={({ target }) => changeSettings({ theme: target.value })}
      />
    </Row>
  );
}
