import * as m from '@portal/texts/messages';
import { useContext } from 'react';
import { Outlet, useMatches } from 'react-router';
import { currentLocale } from '../../../platform/i18n/language.ts';
import displaySettings from '../../../platform/page/display-settings.js?url';
import { FillingContext } from '../../../platform/page/filling.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { SkipLink } from '../../../ui/skip-link/SkipLink.tsx';
import styles from './frame/Display.module.css';
import { Footer } from './frame/Footer.tsx';
import { MainBar } from './frame/MainBar.tsx';
import { PhonePlaces } from './frame/PhonePlaces.tsx';
import { TopBar } from './frame/TopBar.tsx';

const hasFooter = (handle: unknown) => (handle as { footer?: boolean } | undefined)?.footer !== false;

/** The frame of every public page. A route whose handle has `footer: false` has no footer. */
export function Component() {
  const matches = useMatches();
  const isFilling = useContext(FillingContext);
  return (
    <>
      {/* Not deferred: reading aids must apply before the first paint. */}
      <script src={displaySettings} />
      <SkipLink targetId="main">{m.site_skip_to_content()}</SkipLink>
      <div className={styles.page}>
        <TopBar />
        <MainBar />
        {currentLocale() !== 'zh' && (
          <Text
            as="aside"
            aria-label={m.site_contents_about()}
            padBlock={8}
            padInline={24}
            ground="brand"
            text="center"
            className={styles.note}
          >
            {m.site_contents_chinese()}
          </Text>
        )}
        {isFilling && (
          <Text padBlock={8} padInline={24} ground="brand" text="center">
            {m.site_filling()}
          </Text>
        )}
        <main id="main" className={styles.content} tabIndex={-1}>
          <Outlet />
        </main>
        {matches.every(({ handle }) => hasFooter(handle)) && <Footer />}
        <PhonePlaces />
      </div>
    </>
  );
}
