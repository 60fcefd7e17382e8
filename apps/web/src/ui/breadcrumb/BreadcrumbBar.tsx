import type { ComponentProps } from 'react';
import { Wrap } from '../layout/Layout.tsx';
import { Text } from '../layout/Text.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './BreadcrumbBar.module.css';

/** The breadcrumb of a public page: a full-width strip with a hairline below. */
export function BreadcrumbBar(props: ComponentProps<typeof Breadcrumb>) {
  return (
    <Text as="div" lineBelow="thin" hide="tablet" className={styles.bar}>
      <Wrap>
        <Breadcrumb {...props} />
      </Wrap>
    </Text>
  );
}
