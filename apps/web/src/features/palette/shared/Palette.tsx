import * as m from '@portal/texts/messages';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useUser } from '../../../platform/account/use-user.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import dialog from '../../../ui/dialog/Dialog.module.css';
import { useOutsideTap } from '../../../ui/dialog/use-outside-tap.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchIcon, xIcon } from '../../../ui/icon/shapes.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Palette.module.css';
import { listId, optionId, PaletteList } from './PaletteList.tsx';
import { PaletteHints, PalettePreview } from './PalettePreview.tsx';
import { kindLooks } from './palette-kinds.ts';
import { useFinder } from './use-finder.ts';

interface PaletteProps {
  onClose: () => void;
  /** Shows the keys of the page instead. */
  onKeys: () => void;
}

/** Finds pages and records and does what the page offers, by keyboard alone. */
export function Palette({ onClose, onKeys }: PaletteProps) {
  const outsideTap = useOutsideTap();
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      {...outsideTap}
      className={`${dialog.overlay} ${styles.overlay}`}
    >
      <Modal className={styles.modal}>
        <Dialog aria-label={m.palette_title()} className={styles.dialog}>
          <Finder onClose={onClose} onKeys={onKeys} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ onClose, onKeys }: PaletteProps) {
  const isDesk = useUser().userType === '900';
  const finder = useFinder({ onClose, onKeys });
  const { typed, items, current, isSettled } = finder;
  const text = typed.trim();
  return (
    <>
      <Field finder={finder} isDesk={isDesk} onClose={onClose} />
      <Text as="p" unseen role="status">
        {text !== '' && isSettled && m.palette_count({ count: items.length })}
      </Text>
      <div className={styles.body} aria-busy={!isSettled}>
        {items.length === 0 && isSettled ? (
          <div className={styles.none}>
            <b>{m.palette_none({ keyword: text })}</b>
            <p>{m.palette_none_text()}</p>
          </div>
        ) : (
          <PaletteList
            groups={finder.groups}
            current={current?.key}
            typed={typed}
            onChoose={finder.chooseKey}
            onPoint={finder.point}
          />
        )}
        <div className={styles.preview}>
          {text === '' ? (
            <PaletteHints isDesk={isDesk} onForget={finder.forget} />
          ) : (
            <PalettePreview item={current} />
          )}
        </div>
      </div>
      <Keys isDesk={isDesk} />
    </>
  );
}

interface FieldProps {
  finder: ReturnType<typeof useFinder>;
  isDesk: boolean;
  onClose: () => void;
}

function Field({ finder, isDesk, onClose }: FieldProps) {
  const { typed, type, only, narrow, items, current, press } = finder;
  return (
    <div className={styles.field}>
      <Icon shape={searchIcon} />
      {only !== null && (
        <button
          type="button"
          className={styles.only}
          aria-label={m.palette_only_drop({ kind: kindLooks[only].name() })}
          onClick={narrow}
        >
          {kindLooks[only].name()}
          <Icon shape={xIcon} />
        </button>
      )}
      <input
        ref={takeFocus}
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current.key)}
        aria-label={m.palette_field()}
        placeholder={isDesk ? m.palette_placeholder() : m.palette_placeholder_member()}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <IconButton icon={xIcon} label={m.act_close()} onClick={onClose} />
    </div>
  );
}

/** The dialog is this field and its results. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

const keyRows: readonly [string[], () => string][] = [
  [['↑', '↓'], m.palette_key_choose],
  [['Enter'], m.palette_key_open],
  [['Ctrl Enter'], m.palette_key_tab],
  [['Tab'], m.palette_key_narrow],
];

function Keys({ isDesk }: { isDesk: boolean }) {
  return (
    <div className={styles.foot} aria-hidden="true">
      {keyRows.map(([letters, text]) => (
        <span key={letters.join()}>
          {letters.map((letter) => (
            <kbd key={letter}>{letter}</kbd>
          ))}
          {text()}
        </span>
      ))}
      {isDesk && <span className={styles.last}>{m.palette_initials()}</span>}
    </div>
  );
}
