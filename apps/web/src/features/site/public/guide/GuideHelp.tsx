import * as m from '@portal/texts/messages';
import { Text } from '../../../../ui/layout/Text.tsx';
import { useSiteSetting } from '../../shared/site-setting.ts';
import styles from './Guide.module.css';

/** The hotline, next to the questions. */
export function GuideHelp() {
  const { hotline, serviceHours } = useSiteSetting();
  if (!hotline) return null;
  return (
    <Text as="aside" pad={28} round ground="brand" className={styles.help} aria-labelledby="guide-help">
      <Text as="h2" size={20} id="guide-help">
        {m.site_guide_help_title()}
      </Text>
      <p>{m.site_guide_help_text({ hours: serviceHours })}</p>
      <span>{m.site_hotline()}</span>
      <a href={`tel:${hotline}`} className={styles.phone}>
        {hotline}
      </a>
    </Text>
  );
}
