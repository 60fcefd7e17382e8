import { paths } from '@portal/contract/paths';
import type { OwnRecruit } from '@portal/contract/recruit/public';
import type { OwnRecruitEvent } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { recruitFacts } from './recruit-facts.tsx';
import { recruitQueryKeys } from './recruit-query-keys.ts';

const configs: Record<OwnRecruitEvent, ActionConfig> = {
  close: { text: m.recruit_act_close, ask: m.recruit_close_ask, danger: true },
  fill: { text: m.recruit_act_fill, ask: m.recruit_fill_ask },
  reopen: { text: m.recruit_act_reopen, ask: m.recruit_reopen_ask },
};

/** A recruitment of the reader: its progress, and whether it stays open. */
export function OwnRecruitDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/communityManage/recruit/queryOwnDetail', { id });
  const recruit = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      title={recruit ? <Written>{recruit.title}</Written> : m.recruit_title()}
      closeLabel={m.act_close()}
      actions={recruit && <Acts recruit={recruit} />}
    >
      <Answered of={answer}>{(found) => <Facts columns={1} facts={recruitFacts(found)} />}</Answered>
    </Drawer>
  );
}

function Acts({ recruit: { postId: id, title, actions, path } }: { recruit: OwnRecruit }) {
  const operate = useMutationOf('POST /api/communityManage/recruit/operateOwn', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: recruitQueryKeys,
  });
  const { acts, dialog } = useEventActs<OwnRecruitEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event })) !== undefined,
  });
  return (
    <>
      {path && <ButtonLink href={path}>{m.act_public_page()}</ButtonLink>}
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      <ButtonLink href={paths.ownPosts({ view: 'applications', postId: id })} variant="main">
        {m.recruit_see_received()}
      </ButtonLink>
      {dialog}
    </>
  );
}
