import { paths } from '@portal/contract/paths';
import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { Outlet } from 'react-router';
import {
  currentLocale,
  htmlLanguages,
  langOfContent,
  languageNames,
} from '../../../platform/i18n/language.ts';
import displaySettings from '../../../platform/page/display-settings.js?url';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { SkipLink } from '../../../ui/skip-link/SkipLink.tsx';
import { Mark } from '../../site/shared/Mark.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './TraceFramePage.module.css';

/** Frame for readers who have scanned a box with a phone: a slim header, without the site's navigation. */
export function Component() {
  const { parkName, company, filings } = useSiteSetting();
  return (
    <>
      {/* Not deferred: the appearance must apply before the first paint. */}
      <script src={displaySettings} />
      <SkipLink targetId="main">{m.site_skip_to_content()}</SkipLink>
      <Text hide="print" as="header" relative ground="page" lineBelow="thin" className={styles.head}>
        <div className={styles.wrap}>
          <Link href={paths.home()} look="bare" className={styles.mark}>
            <Mark className={styles.sign} />
            <span>
              <b>{parkName}</b>
              <Text as="small" tone="quiet" size={14}>
                {m.farm_title()}
              </Text>
            </span>
          </Link>
          <Row
            aria-label={m.trace_tools()}
            as="nav"
            gap={24}
            align="center"
            size={15}
            className={styles.tools}
          >
            <Link href={paths.farmingList()}>{m.trace_other_batch()}</Link>
            <Languages />
          </Row>
        </div>
      </Text>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <p className={styles.wrap}>
          <span>{company || parkName}</span>
          {filings.map(({ text, url }) => (
            <Link key={text} href={url} look="bare">
              <span lang={langOfContent('zh')}>{text}</span>
            </Link>
          ))}
        </p>
      </footer>
    </>
  );
}

/** Languages as plain links in a native disclosure, which needs no script. */
function Languages() {
  const { path, search } = usePageUrl();
  const query = search.toString();
  const back = query === '' ? path : `${path}?${query}`;
  const spoken = currentLocale();
  return (
    <details className={styles.languages}>
      <summary aria-label={`${m.field_language()}: ${languageNames[spoken]}`}>
        {languageNames[spoken]}
      </summary>
      <ul>
        {languages
          .filter((language) => language !== spoken)
          .map((language) => (
            <li key={language}>
              <Link
                href={paths.language(language, back)}
                look="bare"
                lang={htmlLanguages[language]}
                hrefLang={htmlLanguages[language]}
                rel="nofollow"
              >
                {languageNames[language]}
              </Link>
            </li>
          ))}
      </ul>
    </details>
  );
}
