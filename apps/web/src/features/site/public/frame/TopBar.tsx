import * as m from '@portal/texts/messages';
import { paths } from '../../../../paths.ts';
import {
  currentLocale,
  htmlLanguages,
  languageNames,
  languages,
} from '../../../../platform/i18n/language.ts';
import { usePageUrl } from '../../../../platform/page/page-url.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { phoneIcon } from '../../../../ui/icon/shapes/phone.ts';
import { Wrap } from '../../../../ui/layout/Layout.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { useHasPage } from '../../shared/known-pages.ts';
import { useSiteSetting } from '../../shared/site-setting.ts';
import AccessibilityMenu from './AccessibilityMenu.island.tsx';
import AccountLinks from './AccountLinks.island.tsx';
import { topBarId } from './bar-behaviour.ts';
import LanguageMenu from './LanguageMenu.island.tsx';
import styles from './TopBar.module.css';

/** Hotline, about us, language, reading aids and account: 40 px that scroll away. */
export function TopBar() {
  const { hotline, serviceHours } = useSiteSetting();
  const hasPage = useHasPage();
  return (
    <section id={topBarId} className={styles.top} aria-label={m.site_top_region()}>
      <Wrap className={styles.inner}>
        {hotline && (
          <span className={styles.phone}>
            <Icon shape={phoneIcon} />
            {m.site_hotline()} <a href={`tel:${hotline}`}>{hotline}</a>
            {serviceHours && <small>{m.site_hotline_hours({ hours: serviceHours })}</small>}
          </span>
        )}
        <div className={styles.end}>
          {hasPage(paths.aboutUs()) && (
            <Link href={paths.aboutUs()} look="bare">
              {m.site_about_us()}
            </Link>
          )}
          <Languages />
          <ReadingAids />
          <Account />
        </div>
      </Wrap>
    </section>
  );
}

function Languages() {
  const { path, search } = usePageUrl();
  const query = search.toString();
  const back = query === '' ? path : `${path}?${query}`;
  const spoken = currentLocale();
  return (
    <LanguageMenu
      label={m.site_language()}
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
