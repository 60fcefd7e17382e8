import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import styles from './ActionBar.module.css';
import type { BarAct } from './bar-act.ts';

/** One action of the bar as a button, or as a link that looks like one. */
export function ActButton({ act, isMain = false }: { act: BarAct; isMain?: boolean }) {
  const { text, icon, onPress, href, opensTab, submits, disabled, busy } = act;
  const className = isMain ? styles.main : styles.quiet;
  const variant = isMain ? 'main' : 'default';
  if (href !== undefined)
    return (
      <ButtonLink
        href={href}
        icon={icon}
        target={opensTab ? '_blank' : undefined}
        variant={variant}
        className={className}
      >
        {text}
      </ButtonLink>
    );
  return (
    <Button
      type={submits ? 'submit' : 'button'}
      icon={icon}
      variant={variant}
      className={className}
      disabled={disabled}
      busy={busy}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
