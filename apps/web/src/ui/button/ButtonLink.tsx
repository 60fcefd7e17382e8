import { Icon } from '../icon/Icon.tsx';
import { Link, type LinkProps } from '../link/Link.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'look'> {
  icon?: string;
  iconEnd?: string;
}

/** A link styled as a button: it navigates, it does not act. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} look="bare" className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon shape={icon} />}
      {children}
      {iconEnd && <Icon shape={iconEnd} />}
    </Link>
  );
}
