import { slotMinutes } from '@portal/contract/booking/terms';
import { formatFen } from '@portal/contract/money';
import type { VenueDetail } from '@portal/contract/venue/public';
import * as m from '@portal/texts/messages';
import { Sideways } from '../../../ui/layout/Sideways.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { dayKindNames, hoursText, yuanText } from '../shared/venue-words.ts';
import styles from './VenuePrices.module.css';

/** Hourly prices by kind of day and time of day, for park enterprises and others. */
export function VenuePrices({ venue }: { venue: VenueDetail }) {
  const { priceRules, depositFen, minSlots, maxSlots, maxAheadDays } = venue;
  const line = (name: string, of: 'memberFenPerHour' | 'publicFenPerHour') => (
    <tr>
      <th scope="row">{name}</th>
      {priceRules.map((rule) => (
        <td key={`${rule.dayKind} ${rule.from}`}>{yuanText(rule[of])}</td>
      ))}
    </tr>
  );
  return (
    <>
      <Sideways label={m.venue_prices()}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.venue_price_unit()}</th>
              {priceRules.map(({ dayKind, from, to }) => (
                <th key={`${dayKind} ${from}`} scope="col">
                  {dayKindNames[dayKind]()}
                  <br />
                  {from}–{to}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(m.venue_members(), 'memberFenPerHour')}
            {line(m.venue_others(), 'publicFenPerHour')}
          </tbody>
        </table>
      </Sideways>
      <Text above={16} tone="quiet" size={14}>
        {depositFen > 0 ? m.venue_deposit_note({ amount: formatFen(depositFen) }) : m.venue_free_deposit()}{' '}
        {m.venue_length_note({
          least: hoursText(minSlots * slotMinutes),
          most: hoursText(maxSlots * slotMinutes),
          days: maxAheadDays,
        })}
      </Text>
    </>
  );
}
