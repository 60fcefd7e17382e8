import { useState } from 'react';
import { solarTermOf } from '../../../platform/display/solar-term.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { member_solar_term } from '../../../platform/i18n/paraglide/messages.js';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { leafIcon } from '../../../ui/icon/shapes/leaf.ts';
import styles from './Navbar.module.css';

/** The season as growers reckon it. */
export function SolarTerm() {
  const [{ term, daysSince, next }] = useState(() => solarTermOf(Date.now()));
  return (
    <span className={styles.term} title={member_solar_term({ term, day: daysSince + 1, next })}>
      <Icon shape={leafIcon} />
      <span lang={langOfContent('zh')}>{term}</span>
    </span>
  );
}
