import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm, toast } from '../../../platform/account/toasts.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { rotateCcwIcon, trashIcon } from '../../../ui/icon/shapes.ts';

interface ChosenArticlesProps {
  ids: readonly string[];
  inTrash: boolean;
  onDone: () => void;
}

/** Moves articles one after another, each at its current version; returns how many succeeded. */
async function moveAll(ids: readonly string[], event: 'trash' | 'restore'): Promise<number> {
  const client = browserClient();
  let moved = 0;
  for (const id of ids) {
    try {
      const { version } = await client.call(
        'GET /api/infoManage/content/queryManageDetail',
        { id },
        { quiet: true },
      );
      await client.call('POST /api/infoManage/content/operate', { id, event, version }, { quiet: true });
      moved += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return moved;
}

/** Bulk actions on the selected articles. */
export function ChosenArticles({ ids, inTrash, onDone }: ChosenArticlesProps) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  if (useReadsOnly()) return null;
  const move = async (event: 'trash' | 'restore') => {
    const question = {
      title: m.editing_bulk_trash_ask({ count: ids.length }),
      text: m.act_trash_text(),
      ok: m.act_trash(),
    };
    if (event === 'trash' && !(await confirm({ ...question, danger: true }))) return;
    setBusy(true);
    const moved = await moveAll(ids, event);
    setBusy(false);
    const refused = ids.length - moved;
    if (refused > 0) toast('warning', m.editing_bulk_part({ moved, refused }));
    else toast('success', m.editing_bulk_done({ moved }));
    onDone();
    await queries.invalidateQueries({ queryKey: ['GET /api/infoManage/content/queryManageList'] });
  };
  return inTrash ? (
    <Button icon={rotateCcwIcon} busy={busy} onClick={() => void move('restore')}>
      {m.act_restore()}
    </Button>
  ) : (
    <Button icon={trashIcon} busy={busy} onClick={() => void move('trash')}>
      {m.act_trash()}
    </Button>
  );
}
