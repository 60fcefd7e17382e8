import { lazy, type Ref, Suspense } from 'react';
import type { FocusHandle } from '../../ui/field/use-focus-handle.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './RichText.module.css';

export interface RichTextFieldProps {
  label: string;
  required?: boolean;
  /** HTML; an empty text while nothing is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string;
  /** Only to be read. */
  disabled?: boolean;
  placeholder?: string;
  /** Language of the text, for spelling and fonts. */
  lang?: string;
  ref?: Ref<FocusHandle>;
}

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'));

/** A field for formatted text; the editor is loaded when it is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

function EditorSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton width="100%" height="40px" />
      <Skeleton width="100%" height="320px" />
    </div>
  );
}
