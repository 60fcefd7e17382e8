import type { ManagedLottery, ManagedLotteryDetail } from '@portal/contract/lottery/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { EditableDrawer } from '../../../platform/account/EditableDrawer.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { drawQueryKeys } from './draw-query-keys.ts';
import { RemovalForm } from './RemovalForm.tsx';
import { Removals } from './Removals.tsx';

/** Drawer with a draw and its confirmations; its post is approved in moderation. */
export const DrawDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <EditableDrawer
    answer={useQueryOf('GET /api/communityManage/lottery/queryManageDetail', { id })}
    name={m.lottery_title()}
    titleOf={({ title }) => title}
    onClose={onClose}
    acts={(draw, ask) => <Acts draw={draw} onAsk={ask} />}
    form={(draw, close) => <RemovalForm draw={draw} onClose={close} />}
  >
    {(draw) => (
      <>
        <DrawFacts draw={draw} />
        <Removals draw={draw} />
      </>
    )}
  </EditableDrawer>
);

const DrawFacts = ({ draw }: { draw: ManagedLottery }) => (
  <Facts
    columns={1}
    facts={[
      { name: m.field_state(), value: `${draw.stateLabel} · ${draw.postStateLabel}` },
      ...draw.lines.map(({ name, count, kindLabel, valueFen, kind, points }, at) => ({
        name: `${m.lottery_field_prize()} ${at + 1}`,
        value: <Written>{`${name} × ${count}`}</Written>,
        note: `${kindLabel} · ${
          kind === 'POINTS'
            ? `${m.lottery_field_points()} ${points}`
            : `${m.lottery_field_value()} ${formatThousands(valueFen / 100)}`
        }`,
      })),
      { name: m.lottery_rules(), value: draw.rules.join('；'), wide: true },
      { name: m.lottery_field_min_entrants(), value: draw.minEntrants },
      { name: m.lottery_fact_entrants(), value: draw.entries },
      { name: m.lottery_field_join_to(), value: formatDate(draw.joinTo) },
      { name: m.lottery_field_draw_at(), value: formatDate(draw.drawAt) },
      {
        name: m.lottery_checked_by(),
        value: draw.checkedByName ? <Written>{draw.checkedByName}</Written> : '—',
        ...(draw.checkedAt === null ? {} : { note: formatDate(draw.checkedAt) }),
      },
    ]}
  />
);

function Acts({ draw, onAsk }: { draw: ManagedLotteryDetail; onAsk: () => void }) {
  const { postId: id, version, mayCheck, mayAskRemoval, state, path } = draw;
  const check = useMutationOf('POST /api/communityManage/lottery/check', {
    done: m.lottery_act_check(),
    invalidates: drawQueryKeys,
  });
  return (
    <>
      {state === 'PENDING' ? (
        <ButtonLink href={paths.managePosts({ text: id })}>{m.community_post()}</ButtonLink>
      ) : (
        path !== '' && <ButtonLink href={path}>{m.act_public_page()}</ButtonLink>
      )}
      {mayAskRemoval && <Button onClick={onAsk}>{m.lottery_act_ask_removal()}</Button>}
      {mayCheck && (
        <Button variant="main" busy={check.busy} onClick={() => void check.run({ id, version })}>
          {m.lottery_act_check()}
        </Button>
      )}
    </>
  );
}
