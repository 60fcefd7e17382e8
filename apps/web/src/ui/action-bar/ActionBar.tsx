import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { circleCheckIcon, loaderCircleIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import { ActButton } from './ActButton.tsx';
import styles from './ActionBar.module.css';
import type { BarAct } from './bar-act.ts';
import { MoreActs } from './MoreActs.tsx';
import { useBarHeight } from './use-bar-height.ts';
import { useIsNarrow } from './use-is-narrow.ts';

export interface BarStatus {
  kind: 'saved' | 'saving' | 'unsaved';
  text: string;
}

interface ActionBarProps {
  /** Names the bar for screen readers. */
  label: string;
  /** The name of the ⋯ button. */
  moreLabel: string;
  /** Whether everything has been saved. */
  status?: BarStatus | undefined;
  /** What the main action leads to, or why there is none. */
  note?: ReactNode;
  /** What blocks the main action, shown above the buttons. */
  notice?: ReactNode;
  /** Secondary actions in display order; those without room are behind ⋯. */
  acts?: readonly BarAct[];
  /** The one main action, on the right. */
  main?: BarAct | undefined;
}

const shownWide = 4;

/** On a phone there are two buttons next to the main action: one action and ⋯. */
const shownNarrow = 1;

/** The number of actions that fit; a single one behind ⋯ would take as much room as the ⋯ button. */
const fitting = (count: number, shown: number) => (count <= shown + 1 && shown > 1 ? count : shown);

/**
 * The actions of a page, always visible at its bottom: the status on the left, secondary actions in the middle, one
 * main action on the right. It never covers the focused element.
 */
export function ActionBar({ label, moreLabel, status, note, notice, acts = [], main }: ActionBarProps) {
  const bar = useBarHeight();
  const shown = fitting(acts.length, useIsNarrow() ? shownNarrow : shownWide);
  const more = acts.slice(shown);
  return (
    <Row
      hide="print"
      ref={bar}
      as="section"
      wrap
      align="center"
      gap={12}
      gapX={24}
      above={40}
      padBlock={16}
      lineAbove="strong"
      ground="page"
      className={styles.bar}
      aria-label={label}
    >
      {notice && <div className={styles.notice}>{notice}</div>}
      <Row wrap gap={4} gapX={16} shrink tone="quiet" size="note" leading="mid" className={styles.state}>
        <Row as="output" align="center" gap={6} className={styles.status} data-kind={status?.kind}>
          {status && <StatusMark kind={status.kind} />}
          {status?.text}
        </Row>
        {note && <span>{note}</span>}
      </Row>
      <Row wrap align="center" justify="end" gap={12} className={styles.acts}>
        {acts.slice(0, shown).map((act) => (
          <ActButton key={act.key} act={act} />
        ))}
        {more.length > 0 && <MoreActs label={moreLabel} acts={more} />}
        {main && <ActButton act={main} isMain />}
      </Row>
    </Row>
  );
}

function StatusMark({ kind }: Pick<BarStatus, 'kind'>) {
  if (kind === 'unsaved') return <i className={styles.dot} />;
  const isSaving = kind === 'saving';
  return (
    <Icon
      shape={isSaving ? loaderCircleIcon : circleCheckIcon}
      className={isSaving ? styles.turning : undefined}
    />
  );
}
