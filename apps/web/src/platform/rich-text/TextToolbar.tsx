import * as m from '@portal/texts/messages';
import { type Editor, useEditorState } from '@tiptap/react';
import { Group, ToggleButton, Toolbar } from 'react-aria-components';
import iconButton from '../../ui/button/IconButton.module.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import { imageIcon, linkIcon, tableIcon } from '../../ui/icon/shapes.ts';
import { MenuButton, type MenuEntry } from '../../ui/menu/MenuButton.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import { TriggerButton } from '../../ui/trigger-button/TriggerButton.tsx';
import styles from './RichText.module.css';
import { type TableState, tableEntries, tableStateOf } from './table-entries.ts';
import { acts, formats, type TextAct, type TextFormat } from './text-tools.ts';

interface ToolState {
  active: readonly TextFormat[];
  blocked: readonly TextAct[];
  table: TableState;
  inLink: boolean;
}

const noTable: TableState = { inTable: false, canMerge: false, canSplit: false };

/** An editor whose render was discarded is recreated, and has no state until then. */
function stateOf(editor: Editor): ToolState {
  if (editor.isDestroyed) return { active: [], blocked: acts, table: noTable, inLink: false };
  return {
    active: formats.flat().filter(({ isActive }) => isActive(editor)),
    blocked: acts.filter(({ can }) => !can(editor)),
    table: tableStateOf(editor),
    inLink: editor.isActive('link'),
  };
}

/** The input a tool needs from the user before it can run. */
export type AskedFor = { kind: 'link' } | { kind: 'picture'; file?: File };

interface TextToolbarProps {
  editor: Editor;
  onAsk: (asked: AskedFor) => void;
}

/** The formatting tools; arrow keys move between them. */
export function TextToolbar({ editor, onAsk }: TextToolbarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) => stateOf(current),
  });
  return (
    <Toolbar aria-label={m.rich_text_tools()} className={styles.tools}>
      {formats.map((group) => (
        <Group key={group[0]?.icon} className={styles.group}>
          {group.map((format) => (
            <FormatButton
              key={format.icon}
              editor={editor}
              format={format}
              active={now.active.includes(format)}
            />
          ))}
        </Group>
      ))}
      <Group className={styles.group}>
        <Tooltip text={m.field_link()}>
          <ToggleButton
            className={iconButton.button}
            aria-label={m.field_link()}
            isSelected={now.inLink}
            onPress={() => onAsk({ kind: 'link' })}
          >
            <Icon shape={linkIcon} />
          </ToggleButton>
        </Tooltip>
        <Tooltip text={m.rich_text_picture()}>
          <TriggerButton
            icon={imageIcon}
            iconLabel={m.rich_text_picture()}
            onPress={() => onAsk({ kind: 'picture' })}
          />
        </Tooltip>
        <TableMenu entries={tableEntries(editor, now.table)} />
      </Group>
      <Group className={styles.group}>
        {acts.map((act) => (
          <ActButton key={act.icon} editor={editor} act={act} blocked={now.blocked.includes(act)} />
        ))}
      </Group>
    </Toolbar>
  );
}

interface FormatButtonProps {
  editor: Editor;
  format: TextFormat;
  active: boolean;
}

function FormatButton({ editor, format, active }: FormatButtonProps) {
  const label = format.label();
  return (
    <Tooltip text={label}>
      <ToggleButton
        className={iconButton.button}
        aria-label={label}
        isSelected={active}
        onChange={() => format.toggle(editor)}
      >
        <Icon shape={format.icon} />
      </ToggleButton>
    </Tooltip>
  );
}

function ActButton({ editor, act, blocked }: { editor: Editor; act: TextAct; blocked: boolean }) {
  const label = act.label();
  return (
    <Tooltip text={label}>
      <TriggerButton icon={act.icon} iconLabel={label} disabled={blocked} onPress={() => act.run(editor)} />
    </Tooltip>
  );
}

function TableMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <MenuButton icon={tableIcon} iconLabel={m.rich_text_table()} entries={entries} placement="bottom start" />
  );
}
