import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/IconButton.tsx';
import dialog from '../dialog/Dialog.module.css';
import { useOutsideTap } from '../dialog/use-outside-tap.ts';
import { xIcon } from '../icon/shapes.ts';
import styles from './Drawer.module.css';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  size?: 'medium' | 'large';
  closeLabel: string;
  children: ReactNode;
}

/** A panel at the right edge, on a phone a sheet from the bottom: details next to their list. */
export function Drawer({
  open,
  onClose,
  title,
  actions,
  size = 'medium',
  closeLabel,
  children,
}: DrawerProps) {
  const outsideTap = useOutsideTap();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      {...outsideTap}
      className={clsx(dialog.overlay, styles.overlay)}
    >
      <Modal className={clsx(dialog.sheet, styles.drawer, styles[size])}>
        <Dialog className={clsx(dialog.dialog, styles.dialog)}>
          <header className={dialog.head}>
            <Heading slot="title" className={dialog.title}>
              {title}
            </Heading>
            <IconButton icon={xIcon} label={closeLabel} onClick={onClose} />
          </header>
          <div className={clsx(dialog.content, styles.content)}>{children}</div>
          {actions && <footer className={dialog.foot}>{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
