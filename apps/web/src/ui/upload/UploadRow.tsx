import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { fileTextIcon, trashIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Progress } from '../progress/Progress.tsx';
import styles from './Upload.module.css';
import type { UploadItem } from './upload-item.ts';

export interface UploadRowLabels {
  retry: string;
  /** Without it the current file must be removed before another can be chosen. */
  replace?: string;
  remove: (name: string) => string;
  progress: (name: string) => string;
}

interface UploadRowProps {
  item: UploadItem;
  labels: UploadRowLabels;
  /** Without it the file cannot be removed. */
  onRemove: (() => void) | undefined;
  onRetry?: () => void;
  onReplace: (() => void) | undefined;
}

export function UploadRow({ item, labels, onRemove, onRetry, onReplace }: UploadRowProps) {
  const { name, state, href, note, error, preview, progress } = item;
  return (
    <div className={styles.row} data-state={state}>
      {preview ? (
        <Picture
          src={preview}
          width={56}
          height={40}
          alt=""
          ratio="7 / 5"
          corners="control"
          className={styles.preview}
        />
      ) : (
        <Icon shape={fileTextIcon} className={styles.sign} />
      )}
      <Text as="div" grow shrink className={styles.text}>
        {href ? (
          <Link href={href} look="quiet" target="_blank">
            {name}
          </Link>
        ) : (
          name
        )}
        {state === 'sending' && <Progress bare label={labels.progress(name)} value={progress} />}
        {state === 'failed' && <small className={styles.fault}>{error}</small>}
        {state !== 'failed' && note && <small className={styles.hint}>{note}</small>}
      </Text>
      {state === 'failed' && onRetry && (
        <Button size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {labels.replace && onReplace && state !== 'sending' && (
        <Button size="small" aria-label={`${labels.replace} ${name}`} onClick={onReplace}>
          {labels.replace}
        </Button>
      )}
      {onRemove && <IconButton icon={trashIcon} label={labels.remove(name)} onClick={onRemove} />}
    </div>
  );
}
