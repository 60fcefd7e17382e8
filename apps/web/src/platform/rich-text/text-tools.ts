import * as m from '@portal/texts/messages';
import type { Editor } from '@tiptap/react';
import {
  heading2Icon,
  heading3Icon,
  italicIcon,
  letterBIcon,
  listIcon,
  listOrderedIcon,
  quoteIcon,
  redo2Icon,
  removeFormattingIcon,
  strikethroughIcon,
  underlineIcon,
  undo2Icon,
} from '../../ui/icon/shapes.ts';

/** A format that the selected text either has or does not have. */
export interface TextFormat {
  icon: string;
  label: () => string;
  isActive: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const mark = (
  name: 'bold' | 'italic' | 'underline' | 'strike',
  icon: string,
  label: () => string,
): TextFormat => ({
  icon,
  label,
  isActive: (editor) => editor.isActive(name),
  toggle: (editor) => editor.chain().focus().toggleMark(name).run(),
});

const heading = (level: 2 | 3, icon: string, label: () => string): TextFormat => ({
  icon,
  label,
  isActive: (editor) => editor.isActive('heading', { level }),
  toggle: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

export const formats: readonly TextFormat[][] = [
  [heading(2, heading2Icon, m.rich_text_heading_2), heading(3, heading3Icon, m.rich_text_heading_3)],
  [
    mark('bold', letterBIcon, m.rich_text_bold),
    mark('italic', italicIcon, m.rich_text_italic),
    mark('underline', underlineIcon, m.rich_text_underline),
    mark('strike', strikethroughIcon, m.rich_text_strike),
  ],
  [
    {
      icon: listIcon,
      label: m.rich_text_bullets,
      isActive: (editor) => editor.isActive('bulletList'),
      toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      icon: listOrderedIcon,
      label: m.rich_text_numbers,
      isActive: (editor) => editor.isActive('orderedList'),
      toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      icon: quoteIcon,
      label: m.rich_text_quote,
      isActive: (editor) => editor.isActive('blockquote'),
      toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
];

/** A one-time action. */
export interface TextAct {
  icon: string;
  label: () => string;
  can: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

export const acts: readonly TextAct[] = [
  {
    icon: removeFormattingIcon,
    label: m.rich_text_clear,
    can: () => true,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    icon: undo2Icon,
    label: m.act_undo_step,
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    icon: redo2Icon,
    label: m.rich_text_redo,
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
