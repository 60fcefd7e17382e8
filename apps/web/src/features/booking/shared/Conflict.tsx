import type { RefusalData } from '@portal/contract/envelope';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { whenText } from './booking-variants.ts';
import type { SlotChoice } from './slot-choice.ts';

interface ConflictProps extends Pick<RefusalData, 'conflicts' | 'suggestions'> {
  text: string;
  isSeries: boolean;
  busy: boolean;
  onTake: (suggestion: SlotChoice) => void;
  onOnlyFree: () => void;
  onWait: (() => void) | undefined;
}

/** Why the slot is not available, with alternatives to choose directly. */
export function Conflict({ text, conflicts = [], suggestions = [], isSeries, busy, ...on }: ConflictProps) {
  return (
    <Alert kind="error" title={text} announce>
      {conflicts.length > 0 && (
        <Text as="ul" above={4} below={8}>
          {conflicts.map((conflict) => (
            <li key={`${conflict.date} ${conflict.from}`}>
              {whenText(conflict)} <Written>{conflict.title || m.booking_taken()}</Written>
            </li>
          ))}
        </Text>
      )}
      <Row wrap gap={8}>
        {isSeries && conflicts.length > 0 && (
          <Button busy={busy} onClick={on.onOnlyFree}>
            {m.booking_only_free()}
          </Button>
        )}
        {!isSeries &&
          suggestions.map(({ roomName, ...slotRequest }) => (
            <Button
              key={`${slotRequest.roomId} ${slotRequest.from}`}
              busy={busy}
              onClick={() => on.onTake(slotRequest)}
            >
              {m.booking_take_instead({ room: roomName, time: whenText(slotRequest) })}
            </Button>
          ))}
        {!isSeries && conflicts.length > 0 && on.onWait && (
          <Button busy={busy} onClick={on.onWait}>
            {m.booking_wait()}
          </Button>
        )}
      </Row>
    </Alert>
  );
}
