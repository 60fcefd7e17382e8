import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { recommendQueryKeys } from '../shared/recommend-query-keys.ts';

/** Muted senders, identified only by what they sent. */
export function MutesDrawer({ onClose }: { onClose: () => void }) {
  const answer = useQueryOf('GET /api/matchManage/recommend/queryMutes', {});
  const mute = useMutationOf('POST /api/matchManage/recommend/mute', {
    done: m.match_unmuted(),
    invalidates: [...recommendQueryKeys],
  });
  return (
    <Drawer open onClose={onClose} title={m.match_mutes_title()} closeLabel={m.act_close()}>
      <Answered of={answer}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState frame="plain" title={m.match_mutes_none()} />
          ) : (
            <Stack as="ul">
              {rows.map(({ recommendId, title, fromLabel, mutedAt }) => (
                <Columns
                  as="li"
                  of="minmax(0, 1fr) auto"
                  gap={16}
                  align="center"
                  padBlock={12}
                  lineBelow="thin"
                  key={recommendId}
                >
                  <span>
                    <b>
                      <Written>{title}</Written>
                    </b>
                    <Text as="small" block tone="quiet">
                      {fromLabel} · {formatDate(mutedAt, 'YYYY-MM-DD')}
                    </Text>
                  </span>
                  <Button
                    busy={mute.busy}
                    onClick={() => void mute.run({ id: recommendId, data: { muted: false } })}
                  >
                    {m.match_unmute()}
                  </Button>
                </Columns>
              ))}
            </Stack>
          )
        }
      </Answered>
    </Drawer>
  );
}
