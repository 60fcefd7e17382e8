import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './SafetyDesk.module.css';
import { SideSection } from './SideSection.tsx';

/** The emergency number, and the person responsible for each part of the park. */
export function SafetyDesk() {
  const { dutyPhone, safetyPersons } = useSiteSetting();
  return (
    <>
      {dutyPhone && (
        <SideSection title={m.content_safety_desk()}>
          <p className={styles.text}>{m.content_safety_desk_text()}</p>
          <Link href={`tel:${dutyPhone}`} className={styles.phone}>
            {dutyPhone}
          </Link>
        </SideSection>
      )}
      {safetyPersons.length > 0 && (
        <SideSection title={m.content_safety_persons()}>
          <dl>
            {safetyPersons.map(({ area, name, phone }) => (
              <div key={area + name} className={styles.person}>
                <dt lang={langOfContent('zh')}>{area}</dt>
                <dd>
                  <span lang={langOfContent('zh')}>{name}</span>
                  <Link href={`tel:${phone}`}>{phone}</Link>
                </dd>
              </div>
            ))}
          </dl>
        </SideSection>
      )}
    </>
  );
}
