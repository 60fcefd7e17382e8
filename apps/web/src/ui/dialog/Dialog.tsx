import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/IconButton.tsx';
import { xIcon } from '../icon/shapes.ts';
import { beginInField } from './begin-in-field.ts';
import styles from './Dialog.module.css';
import { useOutsideTap } from './use-outside-tap.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons at the bottom; the main one last. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
  closeLabel: string;
  children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  actions,
  size = 'medium',
  role,
  closeLabel,
  children,
}: DialogProps) {
  const outsideTap = useOutsideTap();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      {...outsideTap}
      className={styles.overlay}
    >
      <Modal className={clsx(styles.modal, styles[size], styles.sheet)}>
        <AriaDialog role={role} className={styles.dialog}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton icon={xIcon} label={closeLabel} onClick={onClose} />
          </header>
          <div ref={beginInField} className={styles.content}>
            {children}
          </div>
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
