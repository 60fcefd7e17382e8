import * as m from '@portal/texts/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../ui/page-head/PageHead.tsx';
import { langOfName } from '../i18n/language.ts';
import styles from './PageTitle.module.css';
import { namePage } from './page-names.ts';

interface PageTitleProps {
  title: string;
  /** Replaces the title on the page, for example with a greeting; document and tab keep the title. */
  heading?: ReactNode;
  note?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  /** Next to the title and note, on the same line: tabs of the page. */
  aside?: ReactNode;
  /** The header of a list: a single line, so that the table starts high on the page. */
  inLine?: boolean;
}

let hasOpenedPage = false;

/** The heading of a page; also sets the title of document and tab, and takes the focus after navigation. */
export function PageTitle({ title, heading, note, actions, ...line }: PageTitleProps) {
  const lang = langOfName(title);
  const named = lang ? <span lang={lang}>{title}</span> : title;
  const { pathname } = useLocation();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => namePage(pathname, title), [pathname, title]);
  useEffect(() => {
    if (hasOpenedPage) host.current?.querySelector('h1')?.focus({ preventScroll: true });
    hasOpenedPage = true;
  }, []);
  return (
    <div ref={host} className={styles.title}>
      <title>{`${title}_${m.site_platform_name()}`}</title>
      <PageHead title={heading ?? named} note={note} actions={actions} {...line} />
    </div>
  );
}
