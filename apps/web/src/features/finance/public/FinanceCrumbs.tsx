import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';

interface FinanceCrumbsProps {
  /** The institution, with its address if the page is about one of its products. */
  institution?: { name: string; href?: string };
  product?: string;
}

/** Breadcrumb of the finance section; without an institution that of the list. */
export const FinanceCrumbs = ({ institution, product }: FinanceCrumbsProps) => {
  const lang = langOfContent('zh');
  return (
    <Crumbs
      steps={[
        { text: m.site_nav_investment() },
        { text: m.finance_institutions(), ...(institution && { href: paths.institutionList() }) },
        ...(institution
          ? [{ text: institution.name, lang, ...(institution.href && { href: institution.href }) }]
          : []),
        ...(product === undefined ? [] : [{ text: product, lang }]),
      ]}
    />
  );
};
