import {
  site_guide_help_text,
  site_guide_help_title,
  site_hotline,
} from '../../../../platform/i18n/paraglide/messages.js';
import { useSiteSetting } from '../../shared/site-setting.ts';
import styles from './Guide.module.css';

/** The hotline beside the questions. */
export function GuideHelp() {
  const { hotline, serviceHours } = useSiteSetting();
  if (!hotline) return null;
  return (
    <aside className={styles.help} aria-labelledby="guide-help">
      <h2 id="guide-help">{site_guide_help_title()}</h2>
      <p>{site_guide_help_text({ hours: serviceHours })}</p>
      <span>{site_hotline()}</span>
      <a href={`tel:${hotline}`} className={styles.phone}>
        {hotline}
      </a>
    </aside>
  );
}
