import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { useInput } from '../../../../platform/form/use-input.ts';
import { EnterpriseSearch } from '../../../enterprise/shared/EnterpriseSearch.tsx';

/** The enterprise a story is about. */
export function EnterprisePicker({ known }: { known: ManagedArticle['enterprises'] }) {
  const { value, onChange, error } = useInput<string | null>('enterpriseId');
  return (
    <EnterpriseSearch
      label={m.field_enterprise()}
      hint={m.editing_enterprise_hint()}
      required
      error={error}
      known={known}
      value={value}
      onChange={onChange}
    />
  );
}
