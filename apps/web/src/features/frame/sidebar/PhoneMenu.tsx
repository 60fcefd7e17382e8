import { paths } from '@portal/contract/paths';
import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { useLocation } from 'react-router';
import { currentLocale, htmlLanguages, languageNames } from '../../../platform/i18n/language.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { xIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { basePath } from '../../../ui/link/base-path.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { AccountEntries } from '../navbar/AccountEntries.tsx';
import { Who } from '../navbar/Who.tsx';
import styles from './PhoneMenu.module.css';

/** Header of the menu when shown as a sheet. */
export function PhoneMenuHead({ onClose }: { onClose: () => void }) {
  return (
    <Row align="center" justify="between" lineBelow="thin" ground="page" size={20} className={styles.head}>
      <b>{m.site_menu()}</b>
      <IconButton icon={xIcon} label={m.site_menu_close()} onClick={onClose} />
    </Row>
  );
}

/** Below the pages: the logged-in user, their account, the language, and the desktop version. */
export function PhoneMenuFoot() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const spoken = currentLocale();
  const isPhone = basePath() !== '';
  return (
    <div className={styles.foot}>
      <Row as="p" align="center" gap={12} below={8}>
        <Who />
      </Row>
      <Columns of="repeat(2, minmax(0, 1fr))" gapX={12} className={styles.entries}>
        <AccountEntries />
      </Columns>
      <Row
        as="ul"
        wrap
        gap={0}
        gapX={20}
        above={8}
        className={styles.languages}
        aria-label={m.field_language()}
      >
        {languages.map((language) => (
          <li key={language}>
            <Link
              href={paths.language(language, here)}
              look="bare"
              lang={htmlLanguages[language]}
              aria-current={language === spoken ? 'true' : undefined}
            >
              {languageNames[language]}
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.view(isPhone ? 'desktop' : 'phone', here)} look="bare">
            {isPhone ? m.site_view_desktop() : m.site_view_phone()}
          </Link>
        </li>
      </Row>
    </div>
  );
}
