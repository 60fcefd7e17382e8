import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';

interface Step {
  name: string;
  /** Absent for the last step, which is the page itself. */
  path?: string;
}

/** The breadcrumb of a page, for search engines. */
export function breadcrumbJsonLd(origin: string, steps: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.site_home(), path: paths.home() }, ...steps].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(path !== undefined && { item: origin + path }),
    })),
  };
}
