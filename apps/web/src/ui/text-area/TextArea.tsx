import clsx from 'clsx';
import { type ComponentProps, type Ref, useState } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import control from '../field/Control.module.css';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';

interface TextAreaProps
  extends FieldProps,
    Pick<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'onChange'> {
  onBlur?: () => void;
  placeholder?: string;
  rows?: number;
  /** The language of the text, if it differs from that of the page. */
  lang?: string | undefined;
  /** The maximum number of characters; shows a counter to the right of the label. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ ref, ...props }: TextAreaProps) {
  const { value, defaultValue, onChange, onBlur, placeholder, rows = 4, lang, maxLength } = props;
  const [typed, setTyped] = useState(defaultValue ?? '');
  const count = maxLength && `${(value ?? typed).length} / ${maxLength}`;
  const change = (text: string) => {
    setTyped(text);
    onChange?.(text);
  };
  return (
    <TextField
      {...ariaFieldProps(props)}
      value={value}
      defaultValue={defaultValue}
      maxLength={maxLength}
      onChange={change}
      onBlur={useLeaving(onBlur)}
    >
      <FieldHead {...props} note={props.note ?? count} />
      <AriaTextArea
        ref={ref}
        rows={rows}
        lang={lang}
        placeholder={placeholder}
        className={clsx(control.control, control.area)}
      />
      <FieldFoot {...props} />
    </TextField>
  );
}
