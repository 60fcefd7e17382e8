import { content_safety_desk, content_safety_desk_text } from '../../../platform/i18n/paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './SafetyDesk.module.css';
import { SideSection } from './SideSection.tsx';

/** Who answers day and night when something is dangerous. */
export function SafetyDesk() {
  const { dutyPhone } = useSiteSetting();
  if (!dutyPhone) return null;
  return (
    <SideSection title={content_safety_desk()}>
      <p className={styles.text}>{content_safety_desk_text()}</p>
      <Link href={`tel:${dutyPhone}`} className={styles.phone}>
        {dutyPhone}
      </Link>
    </SideSection>
  );
}
