import { countCharacters } from '@portal/contract/content/article-content';
import * as m from '@portal/texts/messages';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import fieldStyles from '../../ui/field/Field.module.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import { circleExclamationPointIcon } from '../../ui/icon/shapes.ts';
import { Text } from '../../ui/layout/Text.tsx';
import proseStyles from '../../ui/prose/Prose.module.css';
import { cleanPaste, type LeftOut } from './clean-paste.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PasteNotice } from './PasteNotice.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './RichText.module.css';
import type { RichTextFieldProps } from './rich-text-field-props.ts';
import { type AskedFor, TextToolbar } from './TextToolbar.tsx';
import { textExtensions } from './text-extensions.ts';

const pictureOf = (data: DataTransfer | null): File | undefined =>
  data?.types.includes('text/html')
    ? undefined
    : [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Loaded by `RichTextField`. */
export default function RichTextEditor(props: RichTextFieldProps) {
  const {
    label,
    required,
    value,
    onChange,
    onBlur,
    error,
    disabled = false,
    placeholder = '',
    lang,
    ref,
  } = props;
  const id = useId();
  const [asked, setAsked] = useState<AskedFor | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const emitted = useRef(value);
  const takePicture = (data: DataTransfer | null) => {
    const file = pictureOf(data);
    if (file) setAsked({ kind: 'picture', file });
    return file !== undefined;
  };
  const takePaste = (html: string) => {
    const pasted = cleanPaste(html);
    const { pictures, others } = pasted.leftOut;
    setLeftOut(pictures + others > 0 ? pasted.leftOut : null);
    return pasted.html;
  };
  const editor = useEditor({
    extensions: textExtensions(placeholder),
    content: value,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${proseStyles.prose} ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}label`,
        'aria-readonly': String(disabled),
        lang: lang ?? 'zh',
      },
      transformPastedHTML: takePaste,
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(emitted.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    // Resetting the form passes in a text that was not typed here.
    if (value === emitted.current || editor.isDestroyed) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);
  return (
    <Text as="div" shrink>
      <div className={fieldStyles.head}>
        <span id={`${id}label`} className={fieldStyles.label}>
          {label}
          {required && (
            <Text as="span" tone="petal" weight={400} className={fieldStyles.required} aria-hidden>
              *
            </Text>
          )}
        </span>
        <Text as="span" fixed tone="faint" size="note" figures text="end" className={fieldStyles.note}>
          {m.rich_text_count({ count: countCharacters(value) })}
        </Text>
      </div>
      <div
        className={styles.box}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        {!disabled && <TextToolbar key={editor.instanceId} editor={editor} onAsk={setAsked} />}
        <EditorContent editor={editor} className={styles.page} />
      </div>
      {leftOut && (
        <PasteNotice
          leftOut={leftOut}
          onPicture={() => setAsked({ kind: 'picture' })}
          onClose={() => setLeftOut(null)}
        />
      )}
      {error && (
        <p className={fieldStyles.error} role="alert">
          <Icon shape={circleExclamationPointIcon} />
          <span>{error}</span>
        </p>
      )}
      {asked?.kind === 'link' && <LinkDialog editor={editor} onClose={() => setAsked(null)} />}
      {asked?.kind === 'picture' && (
        <PictureDialog editor={editor} file={asked.file} onClose={() => setAsked(null)} />
      )}
    </Text>
  );
}
