import type { ComponentProps } from 'react';
import { PlainText } from '../../../ui/plain-field/PlainText.tsx';
import { type InputProps, inputOf, textShape } from '../input-of.tsx';

const AnyText = inputOf(PlainText, textShape);
const GaplessText = inputOf(PlainText, {
  format: textShape.format,
  parse: (text: string) => text.replace(/\s+/g, ''),
});

interface PlainTextInputProps extends InputProps<ComponentProps<typeof PlainText>> {
  /** For numbers written in groups: removes spaces. */
  gapless?: boolean;
}

export function PlainTextInput({ gapless, ...props }: PlainTextInputProps) {
  const Shown = gapless ? GaplessText : AnyText;
  return <Shown {...props} />;
}
