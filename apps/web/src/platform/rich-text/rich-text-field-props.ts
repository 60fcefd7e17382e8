import type { Ref } from 'react';
import type { FocusHandle } from '../../ui/field/use-focus-handle.ts';

export interface RichTextFieldProps {
  label: string;
  required?: boolean;
  /** HTML; an empty string while nothing is written. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string;
  /** Read-only. */
  disabled?: boolean;
  placeholder?: string;
  /** The language of the text, for spell checking and fonts. */
  lang?: string;
  ref?: Ref<FocusHandle>;
}
