import { meetSentence } from '@portal/contract/sentence';
import * as m from '@portal/texts/messages';
import { Text } from '../../../../ui/layout/Text.tsx';
import { useSiteSetting } from '../../shared/site-setting.ts';
import styles from './About.module.css';
import { ParkMap } from './ParkMap.tsx';

/** The drawn map, and directions in words. */
export function MapSection() {
  const { address } = useSiteSetting();
  return (
    <section id="map">
      <h2 className={styles.title}>{m.site_map_title()}</h2>
      <Text as="div" frame="thin" round clip className={styles.map}>
        <ParkMap />
      </Text>
      {address && (
        <Text above={12} tone="quiet" size={15}>
          <b>{m.site_route_title()}</b> {meetSentence(m.site_route_text({ address }), [address])}
        </Text>
      )}
    </section>
  );
}
