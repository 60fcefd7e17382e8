import { solarTermOf } from '@portal/contract/solar-term';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { leafIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import styles from './Navbar.module.css';
import { solarTermNames } from './solar-term-names.ts';

/** The current solar term, the growers' season. */
export function SolarTerm() {
  const [{ term, daysSince, next }] = useState(() => solarTermOf(Date.now()));
  return (
    <Row
      as="span"
      inline
      align="center"
      gap={6}
      className={styles.term}
      title={m.member_solar_term({
        term: solarTermNames[term](),
        day: daysSince + 1,
        next: solarTermNames[next](),
      })}
    >
      <Icon shape={leafIcon} />
      {solarTermNames[term]()}
    </Row>
  );
}
