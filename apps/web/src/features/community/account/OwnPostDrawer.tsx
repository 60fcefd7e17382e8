import type { OwnPostDetail } from '@portal/contract/community/post';
import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { postQueryKeys } from './post-query-keys.ts';

type OwnEvent = 'withdraw' | 'appeal' | 'delete';

const configs: Record<OwnEvent, ActionConfig> = {
  delete: { text: m.act_delete, ask: m.community_remove_text, danger: true },
  withdraw: { text: m.act_withdraw, ask: m.community_withdraw_text },
  appeal: { text: m.community_appeal, ask: m.community_appeal_text, needsReason: true },
};

/** A post as its author sees it, in any state: decision, deadline and actions. */
export function OwnPostDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/communityManage/post/queryOwnDetail', { id });
  const post = answer.data;
  return (
    <Drawer
      open
      size="large"
      onClose={onClose}
      title={post ? <Written>{post.title || m.community_untitled()}</Written> : m.community_post()}
      closeLabel={m.act_close()}
      actions={post && <Acts post={post} onClose={onClose} />}
    >
      <Answered of={answer}>
        {(shown) => (
          <>
            <Band post={shown} />
            <div lang={langOfContent('zh')}>
              <Prose html={shown.change?.body ?? shown.data.body} />
            </div>
          </>
        )}
      </Answered>
    </Drawer>
  );
}

/** The banner above a post, by state. */
function Band({ post }: { post: OwnPostDetail }) {
  const { state, dueAt, reason, change, resubmitsLeft } = post;
  const until = dueAt === null ? '' : endText(dueAt);
  if (change) return <Alert kind="warning">{m.community_changing_until({ until })}</Alert>;
  if (state === 'PENDING') return <Alert kind="warning">{m.community_pending_until({ until })}</Alert>;
  if (state === 'APPEAL') return <Alert kind="warning">{m.community_appeal_until({ until })}</Alert>;
  if (state === 'REJECTED')
    return (
      <Alert kind="error" title={m.community_state_rejected()}>
        <Written>{reason}</Written> {m.community_resubmits_left({ count: resubmitsLeft })}
      </Alert>
    );
  if (state === 'HIDDEN')
    return (
      <Alert kind="error" title={m.community_state_hidden()}>
        <Written>{reason}</Written> {m.community_hidden_until({ until })}
      </Alert>
    );
  if (state === 'LOCKED')
    return (
      <Alert title={m.community_is_locked()}>
        <Written>{reason}</Written>
      </Alert>
    );
  return null;
}

function Acts({ post, onClose }: { post: OwnPostDetail; onClose: () => void }) {
  const { postId: id, version, title, actions, isEditable, path, kind } = post;
  const operate = useMutationOf('POST /api/communityManage/post/operate', {
    done: ({ stateLabel }) => stateLabel,
    invalidates: postQueryKeys,
  });
  const { acts, dialog } = useEventActs<OwnEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 200,
    fire: async (event, reason) => {
      const done = await operate.run({ id, version, event, data: { reason } });
      if (done && event === 'delete') onClose();
      return done !== undefined;
    },
  });
  const edit = kind === 'QUESTION' ? paths.submitQuestion({ id }) : paths.writePost({ id });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button key={key} busy={busy} onClick={onPress}>
          {text}
        </Button>
      ))}
      {path && <ButtonLink href={path}>{m.act_public_page()}</ButtonLink>}
      {isEditable && (
        <ButtonLink href={edit} variant="main">
          {m.act_edit()}
        </ButtonLink>
      )}
      {dialog}
    </>
  );
}
