import * as m from '@portal/texts/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Written } from '../display/Written.tsx';
import { Answered } from './Answered.tsx';

interface EditableDrawerProps<Row> {
  answer: UseQueryResult<Row>;
  /** The title while the row is loading. */
  name: string;
  titleOf: (row: Row) => string;
  onClose: () => void;
  /** The row's actions; `edit` switches to the form. */
  acts: (row: Row, edit: () => void) => ReactNode;
  /** The row's form; `close` returns to the row. */
  form: (row: Row, close: () => void) => ReactNode;
  children: (row: Row) => ReactNode;
}

/** A row next to its list, read-only or as a form while it is edited. */
export function EditableDrawer<Row>({
  answer,
  name,
  titleOf,
  onClose,
  acts,
  form,
  children,
}: EditableDrawerProps<Row>) {
  const [isEditing, setEditing] = useState(false);
  const row = answer.data;
  if (row !== undefined && isEditing) return form(row, () => setEditing(false));
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={row === undefined ? name : <Written>{titleOf(row)}</Written>}
      closeLabel={m.act_close()}
      actions={row !== undefined && acts(row, () => setEditing(true))}
    >
      <Answered of={answer}>{children}</Answered>
    </Drawer>
  );
}
