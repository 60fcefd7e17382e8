import type { MoveOutDetail, MoveOutItem } from '@portal/contract/lease/move-out';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { lazy, useState } from 'react';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row as Line } from '../../../../ui/layout/Row.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { moveOutQueryKeys } from './move-out-query-keys.ts';

const ItemDialog = lazy(async () => ({ default: (await import('./ItemDialog.tsx')).ItemDialog }));

/** What the two offices have added: deductions, and bills under objection that are set aside. */
export function MoveOutItems({ of }: { of: MoveOutDetail }) {
  // The bill to set aside, or null for a deduction.
  const [adding, setAdding] = useState<{ billId: string | null }>();
  const { contractId, items, objected, actions } = of;
  const mayAdd = actions.includes('addItem');
  if (items.length === 0 && !mayAdd) return null;
  return (
    <Panel title={m.move_out_group_deduction()}>
      <Rows>
        {items.map((item) => (
          <Item key={item.itemId} item={item} />
        ))}
        {objected.map(({ billId, no, title, amountFen }) => (
          <Row key={billId} title={`${title} ${formatFen(amountFen)}`} note={no}>
            {mayAdd && <Button onClick={() => setAdding({ billId })}>{m.move_out_set_aside()}</Button>}
          </Row>
        ))}
      </Rows>
      {mayAdd && (
        <Line padTop={12}>
          <Button onClick={() => setAdding({ billId: null })}>{m.move_out_add_deduction()}</Button>
        </Line>
      )}
      {adding && (
        <ItemDialog contractId={contractId} billId={adding.billId} onClose={() => setAdding(undefined)} />
      )}
    </Panel>
  );
}

function Item({ item }: { item: MoveOutItem }) {
  const { itemId: id, version, kind, name, basis, amountFen, byName, createdAt, mayDrop } = item;
  const drop = useMutationOf('POST /api/propertyManage/moveOut/dropItem', {
    done: m.act_handled(),
    invalidates: moveOutQueryKeys,
  });
  const ask = async () => {
    const ok = m.move_out_drop();
    if (await confirm({ title: name, text: m.move_out_drop_text(), ok, danger: true }))
      await drop.run({ id, version });
  };
  return (
    <Row
      title={<Written>{name}</Written>}
      text={<Written>{basis}</Written>}
      note={<Written>{`${byName} ${formatDate(createdAt)}`}</Written>}
    >
      {kind === 'DEDUCTION' ? formatFen(amountFen) : m.move_out_group_held()}
      {mayDrop && (
        <Button onClick={() => void ask()} busy={drop.busy}>
          {m.move_out_drop()}
        </Button>
      )}
    </Row>
  );
}
