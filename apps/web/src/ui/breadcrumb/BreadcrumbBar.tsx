import type { ComponentProps } from 'react';
import { Wrap } from '../layout/Layout.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './BreadcrumbBar.module.css';

/** The breadcrumb of a public page: a strip over the full width, closed by a hairline. */
export function BreadcrumbBar(props: ComponentProps<typeof Breadcrumb>) {
  return (
    <div className={styles.bar}>
      <Wrap>
        <Breadcrumb {...props} />
      </Wrap>
    </div>
  );
}
