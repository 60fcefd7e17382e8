import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './NativeField.module.css';

interface NativeLabelProps {
  htmlFor: string;
  text: string;
  hidden?: boolean;
}

export function NativeLabel({ htmlFor, text, hidden }: NativeLabelProps) {
  return (
    <label htmlFor={htmlFor} className={hidden ? undefined : styles.label}>
      {hidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </label>
  );
}
