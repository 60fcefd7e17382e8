import { type FocusEvent, useSyncExternalStore } from 'react';
import { Icon } from '../icon/Icon.tsx';
import {
  circleCheckIcon,
  circleExclamationPointIcon,
  infoIcon,
  triangleExclamationPointIcon,
  xIcon,
} from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import styles from './Toast.module.css';
import type { Toast, ToastQueue } from './toast-queue.ts';

interface ToastRegionProps {
  queue: ToastQueue;
  labels: { region: string; close: string };
}

const SIGNS = {
  success: circleCheckIcon,
  error: circleExclamationPointIcon,
  warning: triangleExclamationPointIcon,
  info: infoIcon,
};
const NONE: readonly Toast[] = [];

/** The place where toasts appear; mounted before the first one, so that screen readers observe it. */
export function ToastRegion({ queue, labels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.list, () => NONE);
  const resumeOnLeaving = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.resume();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the clocks
    <Stack
      as="section"
      items="center"
      gap={8}
      className={styles.region}
      aria-label={labels.region}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={resumeOnLeaving}
    >
      {toasts.map((toast) => (
        <ToastMessage
          key={toast.id}
          toast={toast}
          closeLabel={labels.close}
          onClose={() => {
            queue.close(toast.id);
            queue.resume();
          }}
        />
      ))}
    </Stack>
  );
}

interface ToastMessageProps {
  toast: Omit<Toast, 'id'>;
  closeLabel: string;
  onClose: () => void;
}

export function ToastMessage({ toast, closeLabel, onClose }: ToastMessageProps) {
  const { kind, text, link } = toast;
  return (
    <Row
      align="center"
      gap={10}
      round="control"
      ground="page"
      tone="ink"
      size={15}
      leading="mid"
      className={styles.toast}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon shape={SIGNS[kind]} className={styles.sign} />
      <Text as="span" shrink className={styles.text}>
        {text}
      </Text>
      {link && <Link href={link.href}>{link.text}</Link>}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon shape={xIcon} />
      </button>
    </Row>
  );
}
