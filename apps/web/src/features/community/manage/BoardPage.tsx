import type { ManagedBoardType } from '@portal/contract/community/manage';
import { postKindLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import styles from './BoardPage.module.css';

const BoardDrawer = lazy(async () => ({ default: (await import('./BoardDrawer.tsx')).BoardDrawer }));
const BoardTypeDrawer = lazy(async () => ({ default: (await import('./BoardDrawer.tsx')).BoardTypeDrawer }));

type Board = ManagedBoardType['boards'][number];
type Opened = { type: ManagedBoardType | null } | { board: Board | null; typeId: string };

/** Board types with their boards: what can be posted in them, and by whom. */
export function Component() {
  const answer = useQueryOf('GET /api/communityManage/communityPlate/queryManageList', {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageTitle
        title={m.community_boards()}
        note={m.community_boards_note()}
        actions={
          <ForDesk>
            <Button variant="main" icon={plusIcon} onClick={() => setOpened({ type: null })}>
              {m.community_new_type()}
            </Button>
          </ForDesk>
        }
      />
      <Answered of={answer}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={m.community_no_boards()} />
          ) : (
            <Stack gap={20}>
              {rows.map((type) => (
                <BoardType key={type.typeId} type={type} onOpen={setOpened} />
              ))}
            </Stack>
          )
        }
      </Answered>
      <Suspense>
        {opened && 'type' in opened && <BoardTypeDrawer type={opened.type} onClose={close} />}
        {opened && 'board' in opened && (
          <BoardDrawer
            board={opened.board}
            typeId={opened.typeId}
            types={answer.data?.rows ?? []}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function BoardType({ type, onOpen }: { type: ManagedBoardType; onOpen: (opened: Opened) => void }) {
  return (
    <Panel title={<Written>{type.name}</Written>} level={2}>
      <Row as="p" wrap gap={8} align="center">
        {!type.enabled && <Tag mark="ring">{m.community_off()}</Tag>}
        {type.postKinds.map((kind) => (
          <Tag key={kind}>{postKindLabels[kind]()}</Tag>
        ))}
        <ForDesk>
          <Button size="small" onClick={() => onOpen({ type })}>
            {m.act_edit()}
          </Button>
          <Button size="small" icon={plusIcon} onClick={() => onOpen({ board: null, typeId: type.typeId })}>
            {m.community_new_board()}
          </Button>
        </ForDesk>
      </Row>
      <Columns
        as="ul"
        of="repeat(auto-fill, minmax(240px, 1fr))"
        gap={12}
        above={14}
        className={styles.boards}
      >
        {type.boards.map((board) => (
          <li key={board.plateId}>
            <button type="button" onClick={() => onOpen({ board, typeId: type.typeId })}>
              <Text as="b" tone="ink" size={14}>
                <Written>{board.name}</Written>
              </Text>
              <span>
                <Written>{board.intro}</Written>
              </span>
              <span>
                {m.community_total_posts({ count: board.posts })} {!board.enabled && m.community_off()}
              </span>
            </button>
          </li>
        ))}
      </Columns>
    </Panel>
  );
}
