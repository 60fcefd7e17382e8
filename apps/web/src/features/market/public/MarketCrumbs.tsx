import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';

/** Breadcrumb of the market; without a name that of its list. */
export const MarketCrumbs = ({ name }: { name?: string }) => (
  <Crumbs
    steps={[
      { text: m.site_nav_service() },
      { text: m.market_title(), ...(name !== undefined && { href: paths.serviceList() }) },
      ...(name === undefined ? [] : [{ text: name, lang: langOfContent('zh') }]),
    ]}
  />
);
