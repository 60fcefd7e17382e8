import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { Crumb } from '../../../ui/breadcrumb/Breadcrumb.tsx';
import { BreadcrumbBar } from '../../../ui/breadcrumb/BreadcrumbBar.tsx';

interface CrumbsProps {
  /** From the home page to the page itself. */
  steps: Crumb[];
}

/** The breadcrumb of a page. */
export function Crumbs({ steps }: CrumbsProps) {
  return (
    <BreadcrumbBar
      label={m.site_breadcrumb()}
      items={[{ text: m.site_home(), href: paths.home() }, ...steps]}
    />
  );
}
