import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Lets a form library focus a field of several parts when it has a fault. */
export interface FocusHandle {
  focus: () => void;
}

const parts = 'input:not([hidden]), [role="spinbutton"], button';

/** Focuses the first part inside that can take the focus. */
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
