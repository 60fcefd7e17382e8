import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { type GetKey, useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

const UsePartDialog = lazy(async () => ({ default: (await import('./UsePartDialog.tsx')).UsePartDialog }));

const stale: readonly GetKey[] = ['GET /api/propertyManage/upkeep/queryTicket'];

/** The plan behind a ticket with its check list, and the parts taken for it; its technician ticks and takes. */
export function TicketUpkeep({ ticketId }: { ticketId: string }) {
  const { data } = useQueryOf(
    'GET /api/propertyManage/upkeep/queryTicket',
    { id: ticketId },
    { quiet: true },
  );
  const [isUsing, setIsUsing] = useState(false);
  const tick = useMutationOf('POST /api/propertyManage/upkeep/tick', {
    done: m.upkeep_tick_saved(),
    invalidates: stale,
  });
  if (!data) return null;
  const { plan, parts, canWork } = data;
  return (
    <>
      {plan && (
        <Panel title={m.upkeep_ticket_checks()} ground="quiet">
          <Stack gap={8}>
            <p>
              <Written>{plan.name}</Written> {plan.dueOn}
            </p>
            {plan.missed.length > 0 && (
              <Text tone="amber">{m.upkeep_missed({ days: plan.missed.join(' · ') })}</Text>
            )}
            {plan.checks.map(({ checkId, text, tickedAt }) => (
              <Checkbox
                key={checkId}
                checked={tickedAt !== null}
                disabled={!canWork || tick.busy}
                onChange={(isTicked) => void tick.run({ checkId, data: { isTicked } })}
              >
                <Written>{text}</Written>
              </Checkbox>
            ))}
          </Stack>
        </Panel>
      )}
      {(parts.length > 0 || canWork) && (
        <Panel title={m.upkeep_used()} ground="quiet">
          <Stack gap={8}>
            {parts.length === 0 && <Text tone="quiet">{m.upkeep_used_none()}</Text>}
            {parts.map(({ partId, name, unit, used }) => (
              <p key={partId}>
                <Written>{name}</Written> <Written>{m.upkeep_on_hand_of({ count: used, unit })}</Written>
              </p>
            ))}
            {canWork && <Button onClick={() => setIsUsing(true)}>{m.upkeep_use()}</Button>}
          </Stack>
        </Panel>
      )}
      <Suspense>
        {isUsing && <UsePartDialog ticketId={ticketId} onClose={() => setIsUsing(false)} />}
      </Suspense>
    </>
  );
}
