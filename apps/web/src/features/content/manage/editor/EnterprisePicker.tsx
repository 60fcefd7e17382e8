import type { ManagedArticle } from '@portal/contract/article-manage';
import { editing_enterprise, editing_enterprise_hint } from '../../../../platform/i18n/paraglide/messages.js';
import { useArticleField } from '../../editor/EditorField.tsx';
import { EnterpriseSearch } from './EnterpriseSearch.tsx';

/** The enterprise a story is about. */
export function EnterprisePicker({ known }: { known: ManagedArticle['enterprises'] }) {
  const { value, onChange, error } = useArticleField('enterpriseId');
  return (
    <EnterpriseSearch
      label={editing_enterprise()}
      hint={editing_enterprise_hint()}
      required
      error={error}
      known={known}
      value={value}
      onChange={onChange}
    />
  );
}
