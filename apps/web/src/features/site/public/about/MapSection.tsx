import { meetSentence } from '@portal/contract/sentence';
import * as m from '@portal/texts/messages';
import { useSiteSetting } from '../../shared/site-setting.ts';
import styles from './About.module.css';
import { ParkMap } from './ParkMap.tsx';

/** The drawn map, and directions in words. */
export function MapSection() {
  const { address } = useSiteSetting();
  return (
    <section id="map">
      <h2 className={styles.title}>{m.site_map_title()}</h2>
      <div className={styles.map}>
        <ParkMap />
      </div>
      {address && (
        <p className={styles.route}>
          <b>{m.site_route_title()}</b> {meetSentence(m.site_route_text({ address }), [address])}
        </p>
      )}
    </section>
  );
}
