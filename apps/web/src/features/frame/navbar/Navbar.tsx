import * as m from '@portal/texts/messages';
import { useLocation } from 'react-router';
import { useMenus } from '../../../platform/account/use-user.ts';
import { menuTrail } from '../../../platform/guard/menu-match.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { Breadcrumb } from '../../../ui/breadcrumb/Breadcrumb.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { panelLeftCloseIcon, panelLeftOpenIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useMenuName } from '../../identity/shared/menu-name.ts';
import { PaletteButton } from '../../palette/shared/PaletteButton.tsx';
import { usePageName } from '../page-name.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { Clock } from './Clock.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MessageBell } from './MessageBell.tsx';
import { NameMenu } from './NameMenu.tsx';
import styles from './Navbar.module.css';
import { Weather } from './Weather.tsx';

interface NavbarProps {
  sidebar: { opened: boolean; toggle: () => void };
  weatherUrl: string | null;
}

/** The bar above the page: location, date and weather, messages, and the user's menu. */
export function Navbar({ sidebar, weatherUrl }: NavbarProps) {
  return (
    <Row as="header" align="center" gap={8} lineBelow="thin" ground="page" className={styles.bar}>
      <IconButton
        icon={sidebar.opened ? panelLeftCloseIcon : panelLeftOpenIcon}
        label={sidebar.opened ? m.member_sidebar_close() : m.member_sidebar_open()}
        aria-expanded={sidebar.opened}
        onClick={sidebar.toggle}
      />
      <Trail />
      <Row fixed align="center" gap={4} atEnd>
        <PaletteButton />
        <Clock />
        <Weather url={weatherUrl} />
        <FullscreenButton />
        <LanguageSwitch />
        <MessageBell />
        <SettingsButton />
        <NameMenu />
      </Row>
    </Row>
  );
}

function Trail() {
  const { pathname } = useLocation();
  const nameOf = useMenuName();
  const trail = menuTrail(useMenus(), pathname);
  const page = usePageName(pathname);
  const above = trail
    .filter(({ resUrl }) => resUrl !== pathname)
    .map(({ name, resUrl }) => ({
      text: nameOf(name),
      lang: langOfName(nameOf(name)),
      href: resUrl || undefined,
    }));
  return (
    <Text as="div" shrink clip className={styles.trail}>
      <Breadcrumb label={m.member_position()} items={[...above, { text: page, lang: langOfName(page) }]} />
    </Text>
  );
}
