import * as m from '@portal/texts/messages';
import { useLocation } from 'react-router';
import { useMenus } from '../../../platform/account/use-user.ts';
import { menuTrail } from '../../../platform/guard/menu-match.ts';
import { langOfName } from '../../../platform/i18n/language.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chevronLeftIcon, menuIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useMenuName } from '../../identity/shared/menu-name.ts';
import { PaletteButton } from '../../palette/shared/PaletteButton.tsx';
import { useFirstPlaces } from '../first-places.ts';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  sidebar: { opened: boolean; toggle: () => void };
}

/** The bar of a phone: the title of a first-level page or the link back, and the menu. */
export function PhoneBar({ sidebar }: PhoneBarProps) {
  return (
    <Row as="header" align="center" gap={4} lineBelow="thin" ground="page" className={styles.bar}>
      <Where />
      <Row fixed align="center" atEnd>
        <PaletteButton asIcon />
        <IconButton
          icon={menuIcon}
          label={m.site_menu()}
          aria-expanded={sidebar.opened}
          onClick={sidebar.toggle}
          className={styles.menu}
        />
      </Row>
    </Row>
  );
}

function Where() {
  const { pathname } = useLocation();
  const menus = useMenus();
  const nameOf = useMenuName();
  const places = useFirstPlaces();
  const place = places.find(({ current }) => current);
  if (place)
    return (
      <Text as="b" size={20}>
        {place.text}
      </Text>
    );
  const above = menuTrail(menus, pathname).findLast(({ resUrl }) => resUrl !== '' && resUrl !== pathname);
  const start = places.find(({ isStart }) => isStart);
  const back = above ? { href: above.resUrl, text: nameOf(above.name) } : start;
  if (!back) return null;
  return (
    <Link href={back.href} look="bare" className={styles.back}>
      <Icon shape={chevronLeftIcon} />
      <span lang={langOfName(back.text)}>{back.text}</span>
    </Link>
  );
}
