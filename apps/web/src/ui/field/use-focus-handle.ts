import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Lets a form library focus a field made of several parts when it has an error. */
export interface FocusHandle {
  focus: () => void;
}

const parts = 'input:not([hidden]), [role="spinbutton"], button';

/** Focuses the first focusable part inside. */
export function useFocusHandle(ref: Ref<FocusHandle> | undefined, container: RefObject<HTMLElement | null>) {
  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        [...(container.current?.querySelectorAll<HTMLElement>(parts) ?? [])]
          .find((part) => part.checkVisibility())
          ?.focus(),
    }),
    [container],
  );
}
