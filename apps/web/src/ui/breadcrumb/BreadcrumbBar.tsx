import type { ComponentProps } from 'react';
import { Wrap } from '../layout/Layout.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './BreadcrumbBar.module.css';

/** The breadcrumb of a public page: a full-width strip with a hairline below. */
export function BreadcrumbBar(props: ComponentProps<typeof Breadcrumb>) {
  return (
    <div className={styles.bar}>
      <Wrap>
        <Breadcrumb {...props} />
      </Wrap>
    </div>
  );
}
