import { lazy, Suspense } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import type { RichTextFieldProps } from './rich-text-field-props.ts';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'));

/** A field for formatted text; the editor loads when the field is first shown. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

function EditorSkeleton() {
  return (
    <Stack gap={8} aria-hidden>
      <Skeleton width="100%" height="40px" />
      <Skeleton width="100%" height="320px" />
    </Stack>
  );
}
