import * as m from '@portal/texts/messages';
import type { Crumb } from '../../../ui/breadcrumb/Breadcrumb.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';

/** The breadcrumb of a page in this section; the last step is the page itself. */
export const BuildingCrumbs = ({ steps }: { steps: Crumb[] }) => (
  <Crumbs steps={[{ text: m.site_nav_service() }, ...steps]} />
);
