import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { solarTermOf } from '../../../platform/display/solar-term.ts';
import { ServerText } from '../../../platform/i18n/server-words/ServerText.tsx';
import { useServerText } from '../../../platform/i18n/server-words/use-server-words.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { leafIcon } from '../../../ui/icon/shapes/leaf.ts';
import styles from './Navbar.module.css';

/** The season as growers reckon it. */
export function SolarTerm() {
  const [{ term, daysSince, next }] = useState(() => solarTermOf(Date.now()));
  const said = useServerText();
  return (
    <span
      className={styles.term}
      title={m.member_solar_term({ term: said(term), day: daysSince + 1, next: said(next) })}
    >
      <Icon shape={leafIcon} />
      <ServerText>{term}</ServerText>
    </span>
  );
}
