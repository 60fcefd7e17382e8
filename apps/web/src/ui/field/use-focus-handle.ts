import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** What a form library needs of a field made of several parts: to focus it when there is a fault. */
export interface FocusHandle {
  focus: () => void;
}

/** Focuses the first part inside that takes focus. */
export function useFocusHandle(ref: Ref<FocusHandle> | undefined, container: RefObject<HTMLElement | null>) {
  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        container.current
          ?.querySelector<HTMLElement>('input:not([hidden]), [role="spinbutton"], button')
          ?.focus(),
    }),
    [container],
  );
}
