import { paths } from '@portal/contract/paths';
import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { Fragment } from 'react';
import { currentLocale, htmlLanguages, languageNames } from '../../../../platform/i18n/language.ts';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { phoneIcon, xIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { basePath } from '../../../../ui/link/base-path.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import type { NavMenuItem } from '../../../../ui/nav-menu/NavMenu.tsx';
import { useHasPage } from '../../shared/known-pages.ts';
import { useSiteSetting } from '../../shared/site-setting.ts';
import AccessibilityMenu from './AccessibilityMenu.island.tsx';
import AccountLinks from './AccountLinks.island.tsx';
import { topBarId } from './bar-behaviour.ts';
import LanguageMenu from './LanguageMenu.island.tsx';
import { navigationFor } from './navigation.ts';
import styles from './TopBar.module.css';

/**
 * Hotline, about us, language, reading aids and account: 40 px that scroll away. On a phone it is the menu below the
 * navigation: a sheet that opens without JavaScript.
 */
export function TopBar() {
  const { hotline, serviceHours } = useSiteSetting();
  const hasPage = useHasPage();
  return (
    <Text
      id={topBarId}
      popover="auto"
      as="section"
      ground="quiet"
      tone="quiet"
      size={13}
      className={styles.top}
      aria-label={m.site_top_region()}
    >
      <div className={styles.head}>
        <b>{m.site_menu()}</b>
        <button
          type="button"
          popoverTarget={topBarId}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={m.site_menu_close()}
        >
          <Icon shape={xIcon} />
        </button>
      </div>
      <Row contained align="center" justify="between" gap={4} gapX={24} className={styles.inner}>
        <MenuList />
        {hotline && (
          <span className={styles.phone}>
            <span className={styles.call}>
              <Icon shape={phoneIcon} />
              <span>{m.site_hotline()}</span> <a href={`tel:${hotline}`}>{hotline}</a>
            </span>
            {serviceHours && <small>{m.site_hotline_hours({ hours: serviceHours })}</small>}
          </span>
        )}
        <Row align="center" atEnd className={styles.end}>
          {hasPage(paths.aboutUs()) && (
            <Link href={paths.aboutUs()} look="bare">
              {m.site_about_us()}
            </Link>
          )}
          <Languages />
          <ReadingAids />
          <Account />
        </Row>
        <ViewSwitch />
      </Row>
    </Text>
  );
}

/** All pages by group; replaces the navigation. */
function MenuList() {
  const { path } = usePageUrl();
  return (
    <nav className={styles.menu} aria-label={m.site_menu_pages()}>
      <MenuGroups items={navigationFor(path, useHasPage())} />
    </nav>
  );
}

function MenuGroups({ items }: { items: NavMenuItem[] }) {
  return items.map(({ key, text, href, current, children = [] }) => (
    <Fragment key={key}>
      {children.length > 0 && <h2 className={styles.group}>{text}</h2>}
      <ul className={styles.list}>
        {(children.length > 0 ? children : [{ href, text, current }]).map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} look="bare" aria-current={entry.current ? 'page' : undefined}>
              {entry.text}
            </Link>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

/** The address of the current page, to return to. */
function useBack(): string {
  const { path, search } = usePageUrl();
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Switches a phone to the desktop site and back. */
function ViewSwitch() {
  const back = useBack();
  const isPhone = basePath() !== '';
  return (
    <Link
      href={paths.view(isPhone ? 'desktop' : 'phone', back)}
      look="bare"
      className={styles.view}
      rel="nofollow"
    >
      {isPhone ? m.site_view_desktop() : m.site_view_phone()}
    </Link>
  );
}

function Languages() {
  const back = useBack();
  const spoken = currentLocale();
  return (
    <LanguageMenu
      label={m.field_language()}
      current={languageNames[spoken]}
      choices={languages.map((language) => ({
        lang: htmlLanguages[language],
        name: languageNames[language],
        href: paths.language(language, back),
        current: language === spoken,
      }))}
    />
  );
}

function ReadingAids() {
  return (
    <AccessibilityMenu
      label={m.site_tools()}
      statementHref={paths.aboutUs('accessibility')}
      texts={{
        light: m.appearance_light(),
        dark: m.appearance_dark(),
        system: m.appearance_system(),
        'text-large': m.site_tools_large(),
        'zoom-double': m.site_tools_zoom(),
        'contrast-high': m.site_tools_contrast(),
        'pointer-big': m.site_tools_pointer(),
        'view-plain': m.site_tools_plain(),
        read: m.site_tools_read(),
        pause: m.site_tools_pause(),
        resume: m.site_tools_resume(),
        stop: m.site_tools_stop(),
        reset: m.site_tools_reset(),
        statement: m.site_tools_statement(),
      }}
    />
  );
}

function Account() {
  const hasPage = useHasPage();
  const existing = (href: string) => (hasPage(href) ? href : undefined);
  const login = existing(paths.login());
  if (!login) return null;
  return (
    <AccountLinks
      messages={paths.myMessages()}
      application={paths.audit()}
      login={login}
      register={existing(paths.register())}
      enterpriseCentre={existing(paths.enterprisePreserve())}
      personCentre={existing(paths.personPreserve())}
      texts={{
        login: m.site_login(),
        register: m.site_register(),
        application: m.site_application(),
        centre: m.site_personal_centre(),
        messages: m.message_link(),
        logout: m.site_logout(),
      }}
    />
  );
}
