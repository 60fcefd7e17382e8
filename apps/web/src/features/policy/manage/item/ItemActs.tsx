import { type DeclareItemEvent, declareItemEvents } from '@portal/contract/declare-item';
import * as m from '@portal/texts/messages';
import { paths } from '../../../../paths.ts';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { itemKey, type WholeItem } from './item-values.ts';

const eventTexts: Record<DeclareItemEvent, () => string> = {
  announce: m.officer_ev_announce,
  open: m.officer_ev_open,
  close: m.officer_ev_close,
  review: m.officer_ev_review,
  publicise: m.officer_ev_publicise,
  reopenReview: m.officer_ev_reopen_review,
  finish: m.officer_ev_finish,
  retract: m.officer_ev_retract,
};

const forward: readonly DeclareItemEvent[] = ['announce', 'review', 'publicise', 'finish'];

/** The actions available on an item today; unsaved changes must be saved first. */
export function ItemActs({ item, isDirty }: { item: WholeItem; isDirty: boolean }) {
  const { itemId: id, version, actions, state, data } = item;
  const operate = useMutationOf('POST /api/policyManage/declareItem/operate', {
    done: m.officer_moved(),
    invalidates: [itemKey, 'GET /api/policyManage/declareItem/queryManageList'],
  });
  const run = async (event: DeclareItemEvent) => {
    const title = m.officer_ev_ask({ event: eventTexts[event](), title: data.title });
    if (await confirm({ title, text: m.officer_ev_text(), ok: eventTexts[event]() }))
      await operate.run({ id, event, version });
  };
  return (
    <>
      {state !== 'DRAFT' && (
        <ButtonLink href={paths.declareItem(id)} target="_blank">
          {m.officer_public_page()}
        </ButtonLink>
      )}
      {declareItemEvents
        .filter((event) => actions.includes(event))
        .map((event) => (
          <Button
            key={event}
            variant={forward.includes(event) ? 'main' : 'default'}
            busy={operate.busy}
            disabled={isDirty}
            onClick={() => void run(event)}
          >
            {eventTexts[event]()}
          </Button>
        ))}
    </>
  );
}
