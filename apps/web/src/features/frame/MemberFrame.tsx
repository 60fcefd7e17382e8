import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { LoadingLine } from '../../platform/account/LoadingLine.tsx';
import { useFocusKept } from '../../platform/account/use-focus-kept.ts';
import { useQueryOf } from '../../platform/account/use-query-of.ts';
import { viewingUntil } from '../../platform/account/viewing.ts';
import { browserState } from '../../platform/api/browser-client.ts';
import { ariaLocale } from '../../platform/i18n/aria-locale.ts';
import { currentLocale } from '../../platform/i18n/language.ts';
import { AriaProvider } from '../../ui/aria-provider/AriaProvider.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { SkipLink } from '../../ui/skip-link/SkipLink.tsx';
import { LoginHere } from '../identity/shared/LoginHere.tsx';
import styles from './MemberFrame.module.css';
import { Navbar } from './navbar/Navbar.tsx';
import { useRowDensity } from './settings/row-density.ts';
import { applySize } from './settings/size.ts';
import { useSettings } from './settings/use-settings.ts';
import { useTheme } from './settings/use-theme.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useSidebar } from './sidebar/use-sidebar.ts';
import { useSidebarOver } from './sidebar/use-sidebar-over.ts';
import { TagsBar } from './tags/TagsBar.tsx';
import { ViewingBanner } from './viewing/ViewingBanner.tsx';

/** The park name sent with the document, shown until the settings have loaded. */
const announcedParkName = document.getElementById('member')?.dataset.parkName;

// Loaded on demand: only phones use them.
const PhoneBar = lazy(async () => ({ default: (await import('./navbar/PhoneBar.tsx')).PhoneBar }));
const PhoneDock = lazy(async () => ({ default: (await import('./PhoneDock.tsx')).PhoneDock }));
const PhoneMenuHead = lazy(async () => ({
  default: (await import('./sidebar/PhoneMenu.tsx')).PhoneMenuHead,
}));
const PhoneMenuFoot = lazy(async () => ({
  default: (await import('./sidebar/PhoneMenu.tsx')).PhoneMenuFoot,
}));

/** Sidebar, navbar and tabs around the page. */
export function MemberFrame() {
  const sidebar = useSidebar();
  const isNarrow = sidebar.device === 'other';
  const place = useSidebarOver(isNarrow && sidebar.opened, sidebar.close);
  const { fixedHeader, tagsView } = useSettings();
  const [density] = useRowDensity();
  const until = viewingUntil();
  const { data: site } = useQueryOf(
    'GET /api/siteManage/site/queryDetail',
    { lang: currentLocale() },
    { quiet: true },
  );
  useTheme(site?.theme);
  useEffect(() => applySize(browserState().preference('size')), []);
  useFocusKept();
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const refresh = () => {
    setRound(round + 1);
    void queries.resetQueries();
  };
  return (
    <AriaProvider locale={ariaLocale()}>
      <SkipLink targetId="main">{m.member_skip_to_content()}</SkipLink>
      <LoadingBar />
      <Columns
        of="54px minmax(0, 1fr)"
        size={14}
        leading="list"
        className={styles.frame}
        data-opened={sidebar.opened || undefined}
        data-device={sidebar.device}
        data-still={sidebar.withoutAnimation || undefined}
        data-rows={density}
      >
        <div ref={place} className={styles.side} inert={isNarrow && !sidebar.opened}>
          {isNarrow && (
            <Suspense>
              <PhoneMenuHead onClose={sidebar.close} />
            </Suspense>
          )}
          <Sidebar
            parkName={site?.parkName || announcedParkName || m.site_park_name()}
            iconFileId={site?.iconFileId ?? null}
            isStrip={!isNarrow && !sidebar.opened}
            isSheet={isNarrow}
          />
          {isNarrow && (
            <Suspense>
              <PhoneMenuFoot />
            </Suspense>
          )}
        </div>
        {isNarrow && sidebar.opened && (
          <button
            type="button"
            className={styles.shade}
            aria-label={m.member_sidebar_close()}
            onClick={sidebar.close}
          />
        )}
        <Text as="div" shrink className={styles.content} inert={isNarrow && sidebar.opened}>
          {until !== undefined && <ViewingBanner until={until} />}
          <div className={styles.head} data-fixed={fixedHeader || isNarrow || undefined}>
            {isNarrow ? (
              <Suspense fallback={<div className={styles.barPlace} />}>
                <PhoneBar sidebar={sidebar} />
              </Suspense>
            ) : (
              <Navbar sidebar={sidebar} weatherUrl={site?.weatherUrl ?? null} />
            )}
            {tagsView && !isNarrow && <TagsBar onRefresh={refresh} />}
          </div>
          <main id="main" className={styles.page} tabIndex={-1} key={round}>
            <Outlet />
          </main>
          {isNarrow && (
            <Suspense>
              <PhoneDock />
            </Suspense>
          )}
        </Text>
      </Columns>
      <LoginHere />
      <ScrollRestoration />
    </AriaProvider>
  );
}

/** Shown while the next page loads and the current one is still visible. */
function LoadingBar() {
  const { state } = useNavigation();
  return state === 'loading' ? <LoadingLine /> : null;
}
