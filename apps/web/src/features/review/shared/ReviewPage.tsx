import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './ReviewPage.module.css';

interface ReviewPageProps {
  title: string;
  /** Its state. */
  note: ReactNode;
  /** What readers need to know first. */
  notices?: ReactNode;
  /** What differs from what the public reads, if it is another text. */
  difference?: ReactNode;
  /** Beside the text: facts, and what can be tried. */
  aside: ReactNode;
  /** The action bar. */
  bar: ReactNode;
  /** The text as its readers will see it. */
  children: ReactNode;
}

/**
 * A thing to read and decide on: what differs from the public version, the whole text, and beside it what is known of
 * it. Nothing here looks like a field that one may not fill in.
 */
export function ReviewPage({ title, note, notices, difference, aside, bar, children }: ReviewPageProps) {
  return (
    <>
      <PageTitle title={title} note={note} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {notices}
          {difference && <Panel title={m.editing_review_changes()}>{difference}</Panel>}
          {children}
        </div>
        <div className={styles.side}>{aside}</div>
      </div>
      {bar}
    </>
  );
}
