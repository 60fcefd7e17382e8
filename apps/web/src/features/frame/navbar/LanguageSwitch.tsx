import { paths } from '@portal/contract/paths';
import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { useLocation } from 'react-router';
import { currentLocale, htmlLanguages, languageNames } from '../../../platform/i18n/language.ts';
import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import { DropdownLink } from '../../../ui/dropdown/DropdownItem.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { languagesIcon } from '../../../ui/icon/shapes.ts';
import styles from './Navbar.module.css';

/** Switches the language of the interface; the page is reloaded in it. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const spoken = currentLocale();
  return (
    <span className={styles.iconMenu}>
      <Dropdown
        trigger={<Icon shape={languagesIcon} />}
        label={`${m.field_language()}: ${languageNames[spoken]}`}
        align="end"
      >
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <DropdownLink
                href={paths.language(language, pathname + search)}
                lang={htmlLanguages[language]}
                aria-current={language === spoken ? 'true' : undefined}
              >
                {languageNames[language]}
              </DropdownLink>
            </li>
          ))}
        </ul>
      </Dropdown>
    </span>
  );
}
