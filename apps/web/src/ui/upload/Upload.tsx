import { type Ref, useId, useRef } from 'react';
import { Button, type DropItem, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import { buttonClass } from '../button/button-look.ts';
import fieldStyles from '../field/Field.module.css';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Icon } from '../icon/Icon.tsx';
import { circleExclamationPointIcon } from '../icon/shapes/circle-exclamation-point.ts';
import { fileUpIcon } from '../icon/shapes/file-up.ts';
import { type Refusal, sortFiles, type UploadRules } from './sort-files.ts';
import styles from './Upload.module.css';
import { UploadRow, type UploadRowLabels } from './UploadRow.tsx';
import type { UploadItem } from './upload-item.ts';

interface UploadProps extends Omit<UploadRules, 'room'> {
  label: string;
  /** What is accepted and how much. */
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Most files; 1 replaces the present one. */
  most?: number;
  items: UploadItem[];
  onAdd: (files: File[]) => void;
  onRefuse: (refused: { file: File; reason: Refusal }[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  labels: UploadRowLabels & { choose: string };
  ref?: Ref<FocusHandle>;
}

/** A place to drop files on or to choose them from; sending them is the caller's part. */
export function Upload({ ref, ...props }: UploadProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  const { label, hint, error, required, disabled, items, labels, most = Number.POSITIVE_INFINITY } = props;
  const id = useId();
  const room = most === 1 ? 1 : most - items.length;
  const take = (files: File[]) => {
    const { accepted, refused } = sortFiles(files, { ...props, room });
    if (accepted.length > 0) props.onAdd(accepted);
    if (refused.length > 0) props.onRefuse(refused);
  };
  return (
    <div className={styles.upload} ref={container}>
      {room > 0 && (most !== 1 || items.length === 0) && (
        <DropZone
          className={styles.zone}
          isDisabled={disabled}
          data-invalid={error ? '' : undefined}
          onDrop={(event) => void filesOf(event.items).then(take)}
        >
          <Icon shape={fileUpIcon} className={styles.sign} />
          <div className={styles.text}>
            <Text slot="label" id={id}>
              {label}
              {required && (
                <span className={fieldStyles.required} aria-hidden>
                  *
                </span>
              )}
            </Text>
            {hint && <small className={styles.hint}>{hint}</small>}
          </div>
          <FileTrigger
            acceptedFileTypes={props.accept}
            allowsMultiple={most > 1}
            onSelect={(list) => take([...(list ?? [])])}
          >
            <Button
              className={buttonClass({ size: 'small' })}
              isDisabled={disabled}
              aria-label={`${labels.choose} ${label}`}
            >
              {labels.choose}
            </Button>
          </FileTrigger>
        </DropZone>
      )}
      {items.map((item) => (
        <UploadRow
          key={item.id}
          item={item}
          labels={labels}
          onRemove={() => props.onRemove(item.id)}
          onRetry={props.onRetry && (() => props.onRetry?.(item.id))}
        />
      ))}
      {error && (
        <p className={fieldStyles.error} role="alert">
          <Icon shape={circleExclamationPointIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

function filesOf(items: DropItem[]): Promise<File[]> {
  return Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
}
