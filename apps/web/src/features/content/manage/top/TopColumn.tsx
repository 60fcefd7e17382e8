import type { ArticleColumn } from '@portal/contract/content/article';
import type { TopRow } from '@portal/contract/content/top-info';
import { maxPinned } from '@portal/contract/max-pinned';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { pinIcon } from '../../../../ui/icon/shapes.ts';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { columnNames } from '../../shared/column-texts.ts';
import { articleAnswers } from '../use-article-acts.ts';
import styles from './Top.module.css';
import { TopItem } from './TopItem.tsx';

const AddTopDialog = lazy(async () => ({ default: (await import('./AddTopDialog.tsx')).AddTopDialog }));

type Place = Pick<TopRow, 'contentId' | 'topUntil'>;

const placeOf = ({ contentId, topUntil }: TopRow): Place => ({ contentId, topUntil });

/** Swaps an entry with its neighbour on one side. */
function moved(places: readonly Place[], index: number, by: -1 | 1): Place[] {
  const next = [...places];
  const [item] = next.splice(index, 1);
  if (item) next.splice(index + by, 0, item);
  return next;
}

/** The pinned articles of one column; every change takes effect at once. */
export function TopColumn({ column, rows }: { column: ArticleColumn; rows: readonly TopRow[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const save = useMutationOf('POST /api/baseInfoManage/topInfo/save', { invalidates: articleAnswers });
  const flag = useMutationOf('POST /api/baseInfoManage/topInfo/setTopFlag', { invalidates: articleAnswers });
  const busy = save.busy || flag.busy;
  const places = rows.map(placeOf);
  const order = (data: Place[]) => void save.run({ column, data });
  return (
    <Panel
      title={columnNames[column]()}
      end={m.editing_top_count({ count: rows.length, most: maxPinned })}
      className={styles.panel}
    >
      {rows.length === 0 ? (
        <Text tone="faint">{m.editing_top_empty()}</Text>
      ) : (
        <Text as="ol" className={styles.items}>
          {rows.map((row, index) => (
            <TopItem
              key={row.contentId}
              row={row}
              busy={busy}
              onUp={index > 0 ? () => order(moved(places, index, -1)) : undefined}
              onDown={index < rows.length - 1 ? () => order(moved(places, index, 1)) : undefined}
              onUntil={(topUntil) =>
                order(places.map((place, at) => (at === index ? { ...place, topUntil } : place)))
              }
              onRemove={() =>
                void flag.run({ businessType: 'ARTICLE', businessId: row.contentId, topFlag: '0' })
              }
            />
          ))}
        </Text>
      )}
      {rows.length < maxPinned && (
        <Button icon={pinIcon} onClick={() => setIsAdding(true)}>
          {m.editing_top_add()}
        </Button>
      )}
      {isAdding && (
        <Suspense>
          <AddTopDialog
            column={column}
            present={rows.map(({ contentId }) => contentId)}
            onClose={() => setIsAdding(false)}
            onChoose={async (businessId) => {
              if (await flag.run({ businessType: 'ARTICLE', businessId, topFlag: '1' })) setIsAdding(false);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
