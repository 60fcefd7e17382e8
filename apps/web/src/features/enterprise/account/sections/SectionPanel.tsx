import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { pencilIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { anchorOf, type PartOfPage } from '../profile/own-profile.ts';
import { partNames } from '../profile/profile-words.ts';
import styles from './Section.module.css';

interface SectionPanelProps {
  part: PartOfPage;
  /** Who can see it. */
  note: string;
  /** Absent if it cannot be edited now. */
  onEdit?: () => void;
  children: ReactNode;
}

/** A part of the profile with its anchor and its edit button. */
export function SectionPanel({ part, note, onEdit, children }: SectionPanelProps) {
  const name = partNames[part]();
  const end = (
    <Row as="span" gap={12} align="center" className={styles.head}>
      {note}
      {onEdit && (
        <Button
          size="small"
          icon={pencilIcon}
          aria-label={m.profile_edit_named({ section: name })}
          onClick={onEdit}
        >
          {m.profile_edit()}
        </Button>
      )}
    </Row>
  );
  return (
    <div id={anchorOf(part)} className={styles.section}>
      <Panel title={name} end={end}>
        {children}
      </Panel>
    </div>
  );
}
