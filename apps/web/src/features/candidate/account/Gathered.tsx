import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { quantityText } from '../../match/shared/project-words.ts';
import styles from './ProjectMatches.module.css';

type Amounts = EndpointMap['GET /api/matchManage/match/queryOwnList']['output']['gathered'];

interface GatheredProps {
  gathered: Amounts;
  /** Quantity wanted or offered; null if none was stated. */
  wantedX100: number | null;
  unit: string;
}

/** The quantity gathered against the quantity wanted: connected, interested, and asked. */
export function Gathered({ gathered, wantedX100, unit }: GatheredProps) {
  const { connectedX100, interestedX100, askedX100 } = gathered;
  const sum = connectedX100 + interestedX100 + askedX100;
  if (wantedX100 === null || sum === 0) return null;
  const scale = Math.max(sum, wantedX100);
  const say = (quantityX100: number) =>
    quantityText({
      quantityX100,
      unit,
      priceFromFen: null,
      priceToFen: null,
      seasonFrom: null,
      seasonTo: null,
    });
  const width = (quantityX100: number) => ({ width: `${(quantityX100 / scale) * 100}%` });
  return (
    <Stack as="section" gap={8} padBottom={24} className={styles.gathered} aria-labelledby="gathered">
      <h2 id="gathered">{m.candidate_gathered()}</h2>
      <p>
        <Text as="b" size={24} figures>
          <Written>{say(connectedX100)}</Written>
        </Text>{' '}
        <Sentence say={m.candidate_gathered_of} values={{ wanted: say(wantedX100) }} />
      </p>
      <Row relative gap={2} className={styles.bar} aria-hidden>
        <i style={width(connectedX100)} data-of="connected" />
        <i style={width(interestedX100)} data-of="interested" />
        <i style={width(askedX100)} data-of="asked" />
        <em style={{ left: `${(wantedX100 / scale) * 100}%` }} />
      </Row>
      <Row as="ul" wrap gap={4} gapX={20} size={14}>
        <Row as="li" gap={6} align="center" data-of="connected">
          <Sentence say={m.candidate_gathered_connected} values={{ quantity: say(connectedX100) }} />
        </Row>
        <Row as="li" gap={6} align="center" data-of="interested">
          <Sentence say={m.candidate_gathered_interested} values={{ quantity: say(interestedX100) }} />
        </Row>
        <Row as="li" gap={6} align="center" data-of="asked">
          <Sentence say={m.candidate_gathered_asked} values={{ quantity: say(askedX100) }} />
        </Row>
      </Row>
    </Stack>
  );
}
