import type { ReceivedItem } from '@portal/contract/handover/manage';
import { heldKindLabels } from '@portal/contract/handover/terms';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../ui/rows/Rows.tsx';
import { receivedQueryKeys } from './leave-query-keys.ts';

/** Work that was given to the reader within a day, with the way back; nothing where there is none. */
export function ReceivedList() {
  const { data = [] } = useQueryOf('GET /api/userManage/handover/queryReceived', {}, { quiet: true });
  if (data.length === 0) return null;
  return (
    <Panel title={m.handover_received()}>
      <Stack gap={8}>
        <Text tone="quiet">{m.handover_received_note()}</Text>
        <Rows>
          {data.map((item) => (
            <ReceivedRow key={item.itemId} item={item} />
          ))}
        </Rows>
      </Stack>
    </Panel>
  );
}

function ReceivedRow({ item }: { item: ReceivedItem }) {
  const { itemId: id, kind, title, fromName: name, givenAt, canGiveBack } = item;
  const back = useMutationOf('POST /api/userManage/handover/giveBack', {
    done: m.handover_give_back_done(),
    invalidates: receivedQueryKeys,
  });
  const ask = async () => {
    const act = m.handover_give_back();
    if (await confirm({ title: act, text: m.handover_give_back_ask(), ok: act })) await back.run({ id });
  };
  const from = m.handover_received_from({ kind: heldKindLabels[kind](), name });
  return (
    <Row
      title={<Written>{title}</Written>}
      note={<WordedText>{`${from} · ${formatDate(givenAt, 'MM-DD HH:mm')}`}</WordedText>}
    >
      {canGiveBack && (
        <Button size="small" busy={back.busy} onClick={() => void ask()}>
          {m.handover_give_back()}
        </Button>
      )}
    </Row>
  );
}
