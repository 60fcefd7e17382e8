import type { SavedView } from '@portal/contract/saved-view/public';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import { DropdownButton, DropdownLink } from '../../../ui/dropdown/DropdownItem.tsx';
import { handHelpingIcon, lockIcon, pencilIcon, share2Icon, trashIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Written } from '../../display/Written.tsx';
import { confirm } from '../toasts.ts';
import { useMutationOf } from '../use-mutation-of.ts';
import { useQueryOf } from '../use-query-of.ts';
import styles from './ListViews.module.css';
import type { ListQuery } from './use-list-query.ts';

const NameView = lazy(async () => ({ default: (await import('./NameView.tsx')).NameView }));

const HandOverView = lazy(async () => ({ default: (await import('./HandOverView.tsx')).HandOverView }));

const listKey = 'GET /api/listManage/savedView/queryList';

interface ListViewsProps {
  list: string;
  query: ListQuery;
  columns: readonly string[];
  onColumns: (keys: readonly string[]) => void;
}

/** The views of a list that the user saved or colleagues share: filters, order and columns under a name. */
export function ListViews({ list, query, columns, onColumns }: ListViewsProps) {
  const { pathname } = useLocation();
  const { data: views = [] } = useQueryOf(listKey, { list }, { quiet: true });
  const [named, setNamed] = useState<SavedView | 'new'>();
  const [leaving, setLeaving] = useState<SavedView>();
  const remove = useMutationOf('POST /api/listManage/savedView/operate', {
    done: m.member_view_deleted(),
    invalidates: [listKey],
  });
  const askAndRemove = async ({ viewId, name }: SavedView) => {
    const question = { title: m.member_view_delete_of({ name }), text: m.member_view_delete_text() };
    if (await confirm({ ...question, ok: m.act_delete(), danger: true }))
      await remove.run({ event: 'delete', id: viewId });
  };
  const current = views.find((view) => view.query === query.saved);
  return (
    <Text as="div" fixed atEnd className={styles.views}>
      <Dropdown
        key={`${query.saved} ${named === undefined} ${leaving === undefined}`}
        align="end"
        trigger={
          <span className={styles.name}>{current ? <Written>{current.name}</Written> : m.member_view()}</span>
        }
      >
        <Stack as="ul" className={styles.items}>
          <li>
            <DropdownLink href={query.usualHref} replace keepScroll onClick={() => onColumns([])}>
              {m.member_view_usual()}
            </DropdownLink>
          </li>
          {views.map((view) => (
            <Row key={view.viewId} as="li" align="center">
              <DropdownLink
                href={pathname + view.query}
                replace
                keepScroll
                aria-current={view === current ? 'true' : undefined}
                onClick={() => onColumns(view.columns === '' ? [] : view.columns.split(','))}
              >
                <Written>{view.name}</Written>
              </DropdownLink>
              {view.isMine ? (
                <OwnViewActs
                  view={view}
                  onRename={() => setNamed(view)}
                  onHandOver={() => setLeaving(view)}
                  onDelete={() => void askAndRemove(view)}
                />
              ) : (
                <Text as="small" tone="quiet" size={12} nowrap padInline={8}>
                  {m.palette_view_of({ name: view.ownerName })}
                </Text>
              )}
            </Row>
          ))}
          <li>
            <DropdownButton onClick={() => setNamed('new')}>{m.member_view_save()}</DropdownButton>
          </li>
        </Stack>
      </Dropdown>
      {named && (
        <Suspense>
          <NameView
            view={named === 'new' ? null : named}
            kept={{ list, query: query.saved, columns: columns.join(',') }}
            onClose={() => setNamed(undefined)}
          />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <HandOverView view={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </Text>
  );
}

interface OwnViewActsProps {
  view: SavedView;
  onRename: () => void;
  onHandOver: () => void;
  onDelete: () => void;
}

/** What the owner of a view can do with it. */
function OwnViewActs({ view: { viewId, name, isShared }, onRename, onHandOver, onDelete }: OwnViewActsProps) {
  const share = useMutationOf('POST /api/listManage/savedView/operate', {
    done: isShared ? m.palette_view_kept() : m.palette_view_shared(),
    invalidates: [listKey],
  });
  const sharing = isShared ? m.palette_view_keep() : m.palette_view_share();
  const acts = [
    { icon: pencilIcon, label: m.member_view_rename_of({ name }), onClick: onRename },
    {
      icon: isShared ? lockIcon : share2Icon,
      label: `${sharing} ${name}`,
      onClick: () => void share.run({ event: isShared ? 'keepPrivate' : 'share', id: viewId }),
    },
    { icon: handHelpingIcon, label: m.palette_view_hand_over_of({ name }), onClick: onHandOver },
    { icon: trashIcon, label: m.member_view_delete_of({ name }), onClick: onDelete },
  ];
  return acts.map((act) => <IconButton key={act.label} size="small" {...act} />);
}
