import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from '../link/Link.tsx';
import styles from './Dropdown.module.css';

export function DropdownLink(props: Omit<LinkProps, 'look' | 'className'>) {
  return <Link {...props} look="bare" className={styles.item} />;
}

export function DropdownButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" {...props} className={styles.item} />;
}
