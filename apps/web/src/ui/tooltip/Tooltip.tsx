import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** A short addition; never the only place to find the information. */
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** A `TriggerButton` or another focusable React Aria element. */
  children: ReactElement;
}

export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
