import * as m from '@portal/texts/messages';
import type { Editor } from '@tiptap/react';
import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';

const newTable = { rows: 3, cols: 3, withHeaderRow: true };

export interface TableState {
  inTable: boolean;
  /** Whether the selected cells form a rectangle. */
  canMerge: boolean;
  canSplit: boolean;
}

export const tableStateOf = (editor: Editor): TableState => ({
  inTable: editor.isActive('table'),
  canMerge: editor.can().mergeCells(),
  canSplit: editor.can().splitCell(),
});

/** The table menu: insert a table, or change the one at the cursor. */
export function tableEntries(editor: Editor, { inTable, canMerge, canSplit }: TableState): MenuEntry[] {
  const run = () => editor.chain().focus();
  if (!inTable)
    return [
      { key: 'insert', text: m.rich_text_table_insert(), onAction: () => run().insertTable(newTable).run() },
    ];
  return [
    { key: 'row', text: m.rich_text_row_after(), onAction: () => run().addRowAfter().run() },
    { key: 'column', text: m.rich_text_column_after(), onAction: () => run().addColumnAfter().run() },
    { key: 'head', text: m.rich_text_head_row(), onAction: () => run().toggleHeaderRow().run() },
    {
      key: 'merge',
      text: m.rich_text_cells_merge(),
      divided: true,
      disabled: !canMerge,
      onAction: () => run().mergeCells().run(),
    },
    {
      key: 'split',
      text: m.rich_text_cells_split(),
      disabled: !canSplit,
      onAction: () => run().splitCell().run(),
    },
    {
      key: 'dropRow',
      text: m.rich_text_row_delete(),
      divided: true,
      onAction: () => run().deleteRow().run(),
    },
    { key: 'dropColumn', text: m.rich_text_column_delete(), onAction: () => run().deleteColumn().run() },
    {
      key: 'drop',
      text: m.rich_text_table_delete(),
      danger: true,
      onAction: () => run().deleteTable().run(),
    },
  ];
}
