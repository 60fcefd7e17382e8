import { paths } from '@portal/contract/paths';
import type { DeclareItemEvent } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { type ActionConfig, useEventActs } from '../../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { publicPageAct } from '../../../review/shared/public-page-act.ts';
import { itemKey, type WholeItem } from './item-values.ts';

const ask = m.officer_ev_text;

const configs: Record<DeclareItemEvent | 'delete', ActionConfig> = {
  announce: { text: m.act_publish, ask },
  open: { text: m.officer_ev_open, ask },
  close: { text: m.officer_ev_close, ask },
  review: { text: m.officer_ev_review, ask },
  publicise: { text: m.officer_ev_publicise, ask },
  reopenReview: { text: m.officer_ev_reopen_review, ask },
  finish: { text: m.officer_ev_finish, ask },
  retract: { text: m.act_take_down, ask, danger: true },
  delete: { text: m.act_delete, ask: m.act_delete_text, danger: true },
};

interface ItemBarOptions {
  item: WholeItem;
  /** Unsaved changes; publishing saves them first, every other action is disabled until they are saved. */
  unsaved?: { isDirty: boolean; save: () => Promise<{ version: number } | undefined> };
}

const listKey = 'GET /api/policyManage/declareItem/queryManageList';

/** The actions available on a funding call today. */
export function useItemBar({ item, unsaved }: ItemBarOptions) {
  const { itemId: id, version, actions, state, data } = item;
  const isDirty = unsaved?.isDirty ?? false;
  const navigate = useNavigate();
  const operate = useMutationOf('POST /api/policyManage/declareItem/operate', {
    done: m.officer_moved(),
    invalidates: [itemKey, listKey],
  });
  const remove = useMutationOf('POST /api/policyManage/declareItem/delete', {
    done: m.officer_item_deleted(),
    invalidates: [listKey],
  });
  const events = useEventActs<DeclareItemEvent | 'delete'>({
    configs,
    possible: actions,
    title: data.title,
    busy: operate.busy || remove.busy,
    isBlocked: (event) => isDirty && event !== 'announce',
    fire: async (event) => {
      if (event === 'delete') {
        if (!(await remove.run({ id, version }))) return false;
        await navigate(paths.manageItems(), { replace: true });
        return true;
      }
      const saved = isDirty && unsaved ? await unsaved.save() : item;
      if (!saved) return false;
      return (await operate.run({ id, event, version: saved.version })) !== undefined;
    },
  });
  return {
    acts: [...(state === 'DRAFT' ? [] : [publicPageAct(paths.declareItem(id))]), ...events.acts],
    dialog: events.dialog,
    mayAct: events.acts.length > 0,
  };
}
