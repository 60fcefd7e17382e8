import { type ChangeEvent, type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import fieldStyles from '../field/Field.module.css';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Icon } from '../icon/Icon.tsx';
import { cameraIcon, circleExclamationPointIcon, fileUpIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { lightenPictures } from './lighten-pictures.ts';
import { type Refusal, sortFiles, type UploadRules, withHeic } from './sort-files.ts';
import styles from './Upload.module.css';
import { UploadRow, type UploadRowLabels } from './UploadRow.tsx';
import type { UploadItem } from './upload-item.ts';

interface UploadProps extends Omit<UploadRules, 'room'> {
  label: string;
  /** The accepted files and their maximum size. */
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** The maximum number of files; with 1, a new file replaces the current one. */
  max?: number;
  items: UploadItem[];
  onAdd: (files: File[]) => void;
  onRefuse: (refused: { file: File; reason: Refusal }[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Appended to the hint if files can be dragged. */
  dropHint?: string | undefined;
  /** With `photo`, touch screens offer the camera before the files, if pictures are accepted. */
  labels: UploadRowLabels & { choose: string; photo?: string | undefined };
  ref?: Ref<FocusHandle>;
}

/** An area to drop or choose files, or to take a picture; the caller uploads them. */
export function Upload({ ref, ...props }: UploadProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { error, items, labels, max = Number.POSITIVE_INFINITY } = props;
  const errorId = useId();
  const room = max === 1 ? 1 : max - items.length;
  const sort = (files: File[]) => {
    const { accepted, refused } = sortFiles(files, { ...props, room });
    if (accepted.length > 0) props.onAdd(accepted);
    if (refused.length > 0) props.onRefuse(refused);
  };
  const take = (files: File[]) => void lightenPictures(files, sort);
  const takeChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    take(files);
  };
  const pictures = (props.accept ?? ['image/*']).filter((kind) => kind.startsWith('image/'));
  const photo = pictures.length > 0 ? labels.photo : undefined;
  return (
    <Stack gap={12} ref={container}>
      {room > 0 && (max !== 1 || items.length === 0) && (
        <UploadZone
          {...props}
          choose={labels.choose}
          photo={photo}
          errorId={errorId}
          onChoose={() => input.current?.click()}
          onPhoto={() => camera.current?.click()}
          onTake={take}
        />
      )}
      {items.map((item) => (
        <UploadRow
          key={item.id}
          item={item}
          labels={labels}
          onRemove={props.disabled ? undefined : () => props.onRemove(item.id)}
          onRetry={props.onRetry && (() => props.onRetry?.(item.id))}
          onReplace={max === 1 && !props.disabled ? () => input.current?.click() : undefined}
        />
      ))}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={labels.choose}
        disabled={props.disabled}
        accept={props.accept && withHeic(props.accept).join(',')}
        multiple={max > 1}
        onChange={takeChosen}
      />
      {photo && (
        <input
          ref={camera}
          type="file"
          hidden
          aria-label={photo}
          disabled={props.disabled}
          accept={pictures.join(',')}
          capture="environment"
          onChange={takeChosen}
        />
      )}
      {error && (
        <p id={errorId} className={fieldStyles.error} role="alert">
          <Icon shape={circleExclamationPointIcon} />
          <span>{error}</span>
        </p>
      )}
    </Stack>
  );
}

interface UploadZoneProps
  extends Pick<UploadProps, 'label' | 'hint' | 'dropHint' | 'error' | 'required' | 'disabled'> {
  choose: string;
  photo: string | undefined;
  errorId: string;
  onChoose: () => void;
  onPhoto: () => void;
  onTake: (files: File[]) => void;
}

function UploadZone({ label, hint, dropHint, error, required, disabled, ...zone }: UploadZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!disabled) zone.onTake([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the shortcut; the button does the same
    <div
      className={styles.zone}
      data-drop-target={isOver ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-invalid={error ? '' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Icon shape={fileUpIcon} className={styles.sign} />
      <Text as="div" grow shrink className={styles.text}>
        {label}
        {required && (
          <Text as="span" tone="petal" weight={400} className={fieldStyles.required} aria-hidden>
            *
          </Text>
        )}
        {hint && (
          <small className={styles.hint}>
            {hint}
            {dropHint && <span className={styles.dropHint}>{dropHint}</span>}
          </small>
        )}
      </Text>
      <Row wrap gap={8} className={styles.ways}>
        {zone.photo && (
          <Button
            size="small"
            icon={cameraIcon}
            disabled={disabled}
            aria-label={`${zone.photo} ${label}`}
            aria-describedby={error ? zone.errorId : undefined}
            className={styles.photo}
            onClick={zone.onPhoto}
          >
            {zone.photo}
          </Button>
        )}
        <Button
          size="small"
          disabled={disabled}
          aria-label={`${zone.choose} ${label}`}
          aria-describedby={error ? zone.errorId : undefined}
          onClick={zone.onChoose}
        >
          {zone.choose}
        </Button>
      </Row>
    </div>
  );
}
