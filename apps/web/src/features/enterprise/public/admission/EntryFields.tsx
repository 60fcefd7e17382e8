import { type ApplicationField, fieldOf } from '@portal/contract/enterprise/fields';
import { Wide } from '../../../../ui/form/FormSection.tsx';
import { EntryInput } from './EntryInput.tsx';
import type { EntrySectionProps } from './entry-props.ts';

interface EntryFieldsProps extends Pick<EntrySectionProps, 'field' | 'choices'> {
  names: readonly ApplicationField[];
}

/** Fields of the application, stacked or side by side. */
export function EntryFields({ names, ...props }: EntryFieldsProps) {
  return names.map((name) => {
    const { kind, wide } = fieldOf(name);
    // A park need not have tags.
    if (kind === 'tags' && props.choices.tags.length === 0) return null;
    const input = <EntryInput key={name} {...props} name={name} />;
    return wide ? <Wide key={name}>{input}</Wide> : input;
  });
}
