import { messageGroupCodes, messageGroups } from '@portal/contract/message-event';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { ListSwitch } from '../../../platform/account/list/ListSwitch.tsx';
import { type ListQuery, useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { confirm } from '../../../platform/account/toasts.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { checkCheckIcon, settings2Icon } from '../../../ui/icon/shapes.ts';
import type { RowKey } from '../../../ui/select-table/selection.ts';
import { useMessageAct } from '../shared/use-message-act.ts';
import { messageColumns } from './message-columns.tsx';

const list = 'GET /api/messageManage/message/queryList';

function useMessageQuery() {
  const { data } = useQueryOf(list, { pageSize: 1 }, { quiet: true });
  const countsOf = (group: string) => data?.groups.find((row) => row.group === group);
  // Groups without messages for this user are hidden.
  const own = messageGroupCodes.filter((group) => countsOf(group)?.total !== 0);
  return useListQuery([
    {
      kind: 'tabs',
      name: 'group',
      label: m.message_group_label(),
      options: [
        { value: '', text: m.input_all_masculine() },
        ...own.map((group) => ({
          value: group,
          text: messageGroups[group].label(),
          count: countsOf(group)?.unread || undefined,
        })),
      ],
    },
    { kind: 'hidden', name: 'state' },
  ]);
}

/** Switches between all messages and only the unread ones. */
function UnreadSwitch({ query: { values, href } }: { query: ListQuery }) {
  const isUnread = values.state === 'UNREAD';
  return (
    <ListSwitch
      href={href({ values: { state: isUnread ? '' : 'UNREAD' } })}
      text={isUnread ? m.message_show_all() : m.message_show_unread()}
    />
  );
}

export function Component() {
  const query = useMessageQuery();
  const { data: count } = useQueryOf('GET /api/messageManage/message/queryUnreadCount', {}, { quiet: true });
  const read = useMessageAct();
  const mark = useMessageAct(m.message_marked());
  const readAll = useMessageAct(m.message_all_read());
  const remove = useMessageAct(m.message_deleted());

  const confirmDelete = async (ids: readonly RowKey[]) => {
    const isSure = await confirm({
      title: m.message_delete_title(),
      text: m.message_delete_text({ count: ids.length }),
      ok: m.act_delete(),
      danger: true,
    });
    return isSure && (await remove.run({ event: 'delete', ids: ids.join(',') })) !== undefined;
  };
  const readOne = (messageId: string) => void read.run({ event: 'read', ids: messageId });

  return (
    <ListPage
      name="messages"
      title={m.message_title()}
      note={m.message_note()}
      endpoint={list}
      query={query}
      columns={messageColumns({
        onRead: ({ messageId, readAt }) => readAt === null && readOne(messageId),
        onDelete: ({ messageId }) => void confirmDelete([messageId]),
      })}
      end={<UnreadSwitch query={query} />}
      rowKey={({ messageId }) => messageId}
      selection={{
        nameOf: ({ title }) => title,
        actions: (ids, clear) => (
          <>
            <Button
              busy={mark.busy}
              onClick={async () => {
                if (await mark.run({ event: 'read', ids: ids.join(',') })) clear();
              }}
            >
              {m.message_mark_read()}
            </Button>
            <Button busy={remove.busy} onClick={async () => (await confirmDelete(ids)) && clear()}>
              {m.act_delete()}
            </Button>
          </>
        ),
      }}
      actions={
        <>
          <ButtonLink href={paths.reach()} icon={settings2Icon}>
            {m.reach_title()}
          </ButtonLink>
          <Button
            icon={checkCheckIcon}
            busy={readAll.busy}
            disabled={count?.unread === 0}
            onClick={() => void readAll.run({ event: 'readAll' })}
          >
            {m.message_read_all()}
          </Button>
        </>
      }
      empty={{
        title: m.message_empty(),
        text: m.message_empty_text(),
        action: <ButtonLink href={paths.myCases()}>{m.message_empty_action()}</ButtonLink>,
      }}
    />
  );
}
