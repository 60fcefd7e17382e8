import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
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
          <Text above={12} tone="quiet" size={15} leading="mid">
            {m.content_safety_desk_text()}
          </Text>
          <Link href={`tel:${dutyPhone}`} className={styles.phone}>
            {dutyPhone}
          </Link>
        </SideSection>
      )}
      {safetyPersons.length > 0 && (
        <SideSection title={m.content_safety_persons()}>
          <dl>
            {safetyPersons.map(({ area, name, phone }) => (
              <Text
                key={area + name}
                as="div"
                padBlock={10}
                lineBelow="thin"
                size={15}
                className={styles.person}
              >
                <Text as="dt" tone="quiet" size={14} lang={langOfContent('zh')}>
                  {area}
                </Text>
                <dd>
                  <span lang={langOfContent('zh')}>{name}</span>
                  <Link href={`tel:${phone}`}>{phone}</Link>
                </dd>
              </Text>
            ))}
          </dl>
        </SideSection>
      )}
    </>
  );
}
