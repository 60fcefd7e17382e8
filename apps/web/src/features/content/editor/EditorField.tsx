import type { ArticleContent } from '@portal/contract/article-content';
import type { ComponentProps } from 'react';
import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';

export type TextPath = FieldPathByValue<ArticleContent, string>;

/** A field of the article that is being edited, with its value, its fault and its focus. */
export function useArticleField<Name extends Parameters<typeof useController<ArticleContent>>[0]['name']>(
  name: Name,
) {
  const { control, clearErrors } = useFormContext<ArticleContent>();
  const { field, fieldState } = useController({ control, name });
  // Faults are found when the article is handed in; one that is being mended is none any more.
  const onChange: typeof field.onChange = (...event) => {
    field.onChange(...event);
    clearErrors(name);
  };
  return { ...field, onChange, error: fieldState.error?.message };
}

interface TextProps {
  name: TextPath;
  /** Shows how many characters of how many are used. */
  most?: number;
}

/** One line of text. */
export function ArticleTextField({
  name,
  most,
  ...look
}: TextProps & Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange'>) {
  const field = useArticleField(name);
  const value = String(field.value ?? '');
  return (
    <TextField
      {...look}
      {...field}
      value={value}
      maxLength={most}
      note={most ? `${value.length} / ${most}` : look.note}
    />
  );
}

/** Several lines of text. */
export function ArticleTextArea({
  name,
  most,
  ...look
}: TextProps & Omit<ComponentProps<typeof TextArea>, 'name' | 'value' | 'onChange'>) {
  const field = useArticleField(name);
  return <TextArea {...look} {...field} value={String(field.value ?? '')} maxLength={most} />;
}
