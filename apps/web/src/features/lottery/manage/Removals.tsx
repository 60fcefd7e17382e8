import type { ManagedLotteryDetail } from '@portal/contract/lottery/public';
import type { RemovalEvent } from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { drawQueryKeys } from './draw-query-keys.ts';

const words: Record<Exclude<RemovalEvent, 'ask'>, () => string> = {
  agree: m.lottery_act_agree_removal,
  drop: m.lottery_act_drop_removal,
};

type Removal = ManagedLotteryDetail['removals'][number];

/** Entries removed for fraud, requests awaiting a second operator, and who made them. */
export function Removals({ draw }: { draw: ManagedLotteryDetail }) {
  if (draw.removals.length === 0) return null;
  return (
    <section>
      <h3>{m.lottery_removals()}</h3>
      <p>{m.lottery_removals_note()}</p>
      <Facts
        columns={1}
        facts={draw.removals.map((removal) => ({
          name: `${m.lottery_entry_no()} ${String(removal.no).padStart(4, '0')}`,
          value: (
            <>
              {removal.causeLabel}
              <br />
              <Written>{removal.note}</Written>
              <Decision id={draw.postId} removal={removal} />
            </>
          ),
          note: (
            <Written>
              {[
                removal.agreedByName === ''
                  ? m.lottery_removal_by({ name: removal.byName })
                  : m.lottery_removal_by_both({ name: removal.byName, other: removal.agreedByName }),
                formatDate(removal.at),
                ...(removal.agreedByName === '' ? [m.lottery_removal_waits()] : []),
              ].join(' · ')}
            </Written>
          ),
        }))}
      />
    </section>
  );
}

function Decision({ id, removal: { no, actions } }: { id: string; removal: Removal }) {
  const remove = useMutationOf('POST /api/communityManage/lottery/removeEntry', {
    done: m.lottery_removals(),
    invalidates: drawQueryKeys,
  });
  return (
    <p>
      {(['agree', 'drop'] as const)
        .filter((event) => actions.includes(event))
        .map((event) => (
          <Button
            key={event}
            size="small"
            variant={event === 'agree' ? 'danger' : 'default'}
            busy={remove.busy}
            onClick={() => void remove.run({ id, event, data: { no } })}
          >
            {words[event]()}
          </Button>
        ))}
    </p>
  );
}
