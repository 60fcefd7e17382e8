import clsx from 'clsx';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { externalLinkIcon } from '../icon/shapes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { withBasePath } from './base-path.ts';
import styles from './Link.module.css';
import { linkKind } from './link-kind.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /**
   * `text`: brand colour; `quiet`: takes the surrounding colour until hovered; `plain`: never coloured or underlined;
   * `bare`: the caller provides all styles.
   */
  look?: 'text' | 'underlined' | 'quiet' | 'plain' | 'bare';
  /** Makes the whole surrounding element the link's target; that element must be positioned. */
  cover?: boolean | undefined;
  /** Announced after the text of an external link, for example “opens in a new window”. */
  externalLabel?: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** Keeps the scroll position; for filters and pages within the same list. */
  keepScroll?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

export function Link({
  href,
  look = 'text',
  cover,
  externalLabel,
  replace,
  keepScroll,
  className,
  children,
  ...rest
}: LinkProps) {
  const classes = clsx(styles[look], cover && styles.cover, className) || undefined;
  const natural = linkKind(href);
  // An address from stored text may be a script: its text stays, but without a link.
  if (natural === 'forbidden') return <span className={classes}>{children}</span>;
  const address = natural === 'route' ? withBasePath(href) : href;
  const kind = rest.download !== undefined || rest.target ? 'document' : natural;
  // Always a plain anchor: on public pages the browser navigates, in the member area one listener on the frame turns
  // clicks into routes. The listener reads the data attributes.
  if (kind === 'route') {
    return (
      <a
        href={address}
        className={classes}
        data-replace={replace || undefined}
        data-keep-scroll={keepScroll || undefined}
        {...rest}
      >
        {children}
      </a>
    );
  }
  if (kind === 'document') {
    return (
      <a href={address} className={classes} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={classes} {...rest}>
      {children}
      {look !== 'plain' && look !== 'bare' && <Icon shape={externalLinkIcon} className={styles.external} />}
      {externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
    </a>
  );
}
