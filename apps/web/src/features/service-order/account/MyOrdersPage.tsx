import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { paths } from '../../../paths.ts';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { storeIcon } from '../../../ui/icon/shapes/store.ts';
import { OrderList } from './OrderList.tsx';

const ApplyForm = lazy(async () => ({ default: (await import('./ApplyForm.tsx')).ApplyForm }));

/** The services one has ordered; `apply` of the address orders another. */
export function Component() {
  const toHall = (
    <ButtonLink href={paths.serviceList()} icon={storeIcon}>
      {m.order_to_hall()}
    </ButtonLink>
  );
  return (
    <OrderList
      view="PLACED"
      cards="PLACED"
      title={m.order_placed_title()}
      note={m.order_placed_note()}
      other={m.order_provider()}
      actions={toHall}
      empty={{ title: m.order_placed_empty(), text: m.order_placed_empty_text(), action: toHall }}
      beside={(query) => (
        <Beside query={query} name="apply">
          {(id, close) => <ApplyForm serviceId={id} onClose={close} />}
        </Beside>
      )}
    />
  );
}
