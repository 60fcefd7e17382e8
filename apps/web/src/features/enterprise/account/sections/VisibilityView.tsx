import * as m from '@portal/texts/messages';
import { Status } from '../../../../ui/status/Status.tsx';
import styles from './Section.module.css';
import type { ViewProps } from './section-props.ts';

export function VisibilityView({ profile: { visibility } }: ViewProps) {
  const isPublic = visibility === 'PUBLIC';
  return (
    <p className={styles.note}>
      <Status kind={isPublic ? 'done' : 'closed'}>
        {isPublic ? m.profile_v_public() : m.profile_v_hidden()}
      </Status>{' '}
      {isPublic ? m.profile_v_public_note() : m.profile_v_hidden_note()}
    </p>
  );
}
