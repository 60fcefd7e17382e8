import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './ReviewPage.module.css';

interface ReviewPageProps {
  title: string;
  /** The status of the text. */
  note: ReactNode;
  /** Notices readers need to see first. */
  notices?: ReactNode;
  /** The differences from the public text, if there is another one. */
  difference?: ReactNode;
  /** The column next to the text: facts, and what can be tried out. */
  aside: ReactNode;
  bar: ReactNode;
  /** The text as its readers will see it. */
  children: ReactNode;
}

/**
 * A text to read and decide on: the differences from the public version, the whole text, and next to it the known
 * facts. Nothing here looks like an editable field.
 */
export function ReviewPage({ title, note, notices, difference, aside, bar, children }: ReviewPageProps) {
  return (
    <>
      <PageTitle title={title} note={note} />
      <Columns of="minmax(0, 1fr) 320px" gap={32} align="start" stack="laptop">
        <div className={styles.main}>
          {notices}
          {difference && <Panel title={m.editing_review_changes()}>{difference}</Panel>}
          {children}
        </div>
        <div className={styles.side}>{aside}</div>
      </Columns>
      {bar}
    </>
  );
}
