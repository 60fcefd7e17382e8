import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { useArticleField } from '../../editor/EditorField.tsx';
import { EnterpriseSearch } from './EnterpriseSearch.tsx';

/** The enterprise a story is about. */
export function EnterprisePicker({ known }: { known: ManagedArticle['enterprises'] }) {
  const { value, onChange, error } = useArticleField('enterpriseId');
  return (
    <EnterpriseSearch
      label={m.editing_enterprise()}
      hint={m.editing_enterprise_hint()}
      required
      error={error}
      known={known}
      value={value}
      onChange={onChange}
    />
  );
}
