import { useSyncExternalStore } from 'react';
import {
  type Appearance,
  appearances,
  chooseAppearance,
  chosenAppearance,
  subscribeToAppearance,
} from '../../../platform/client-state/appearance.ts';
import { DropdownButton } from '../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { monitorIcon, moonIcon, sunIcon } from '../../../ui/icon/shapes.ts';

export type AppearanceTexts = Record<Appearance, string>;

const icons: Record<Appearance, string> = { light: sunIcon, dark: moonIcon, system: monitorIcon };

/** Light, dark or like the system, as entries of a menu. */
export function AppearanceButtons({ texts }: { texts: AppearanceTexts }) {
  const chosen = useSyncExternalStore(subscribeToAppearance, chosenAppearance, () => 'system');
  return appearances.map((appearance) => (
    <DropdownButton
      key={appearance}
      aria-pressed={appearance === chosen}
      onClick={() => chooseAppearance(appearance)}
    >
      <Icon shape={icons[appearance]} />
      {texts[appearance]}
    </DropdownButton>
  ));
}
