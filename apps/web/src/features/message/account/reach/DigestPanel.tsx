import type { ReachAnswer } from '@portal/contract/message/reach';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../../platform/display/format.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';

/** What waits for the next mail that puts messages together. */
export const DigestPanel = ({ waiting: { count, dueAt } }: Pick<ReachAnswer, 'waiting'>) => (
  <Panel title={m.reach_digest()}>
    <Text tone="quiet">
      {dueAt === null ? m.reach_digest_none() : m.reach_digest_waiting({ count, time: formatDate(dueAt) })}
    </Text>
  </Panel>
);
