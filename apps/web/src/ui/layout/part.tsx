import clsx from 'clsx';
import type { ComponentProps, CSSProperties, JSX } from 'react';
import './Part.css';

/** Steps of space, in pixels, as in `tokens.css`. */
type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 64 | 96;

type Breakpoint = 'phone' | 'tablet' | 'laptop';

type Tag = keyof JSX.IntrinsicElements;

/** What every part may say about its text and the space around it. */
export interface Look {
  tone?: 'amber' | 'brand' | 'faint' | 'ink' | 'leaf' | 'petal' | 'quiet';
  size?: 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20 | 24 | 28 | 32 | 40 | 'label' | 'note';
  weight?: 400 | 500 | 600;
  leading?: 'body' | 'head' | 'list' | 'mid' | 'read' | 'tight' | 'wide';
  /** Figures of equal width. */
  figures?: boolean;
  nowrap?: boolean;
  /** Keeps the line breaks of what people have written. */
  keepLines?: boolean;
  block?: boolean;
  /** Cut after so many lines. */
  lines?: 2 | 3;
  above?: Space;
  below?: Space;
  pad?: Space;
  padBlock?: Space;
  padInline?: Space;
  padTop?: Space;
  padBottom?: Space;
  /** A line along its edge, all around it, or around with round corners. */
  lineAbove?: 'strong' | 'thin';
  lineBelow?: 'strong' | 'thin';
  frame?: 'strong' | 'thin';
  round?: boolean | 'control';
  clip?: boolean;
  ground?: 'amber' | 'brand' | 'leaf' | 'page' | 'quiet';
  text?: 'center' | 'end' | 'start';
  balance?: boolean;
  /** No wider than is good to read. */
  readable?: boolean;
  /** As wide as the content of a page, with its edges. */
  contained?: boolean;
  relative?: boolean;
  self?: 'center' | 'end' | 'start';
  /** Takes the space that is left; `fixed` never shrinks. */
  grow?: boolean;
  fixed?: boolean;
  /** May become narrower than its content. */
  shrink?: boolean;
  /** Pushed to the end of its row. */
  atEnd?: boolean;
  /** Across all columns of its grid. */
  across?: boolean;
  /** Is not shown below this width, or on paper. */
  hide?: Breakpoint | 'print';
  /** Is only for screen readers; below this width, or everywhere. */
  unseen?: true | 'phone' | 'tablet';
}

interface Arrangement extends Look {
  gap?: Space;
  /** Where the gap between columns differs. */
  gapX?: Space;
  align?: 'baseline' | 'center' | 'end' | 'start' | 'stretch';
  justify?: 'between' | 'center' | 'end';
  items?: 'center' | 'end' | 'start';
  /** Its rows stay at the top, however high it is. */
  atTop?: boolean;
}

export interface StackLook extends Arrangement {
  /** Never wider than its container, whatever is in it. */
  fluid?: boolean;
}

export interface RowLook extends Arrangement {
  wrap?: boolean;
  inline?: boolean;
}

export interface ColumnsLook extends Arrangement {
  /** The tracks: `minmax(0, 1fr) 320px`. */
  of?: string;
  /** Below this width its columns are stacked. */
  stack?: Breakpoint;
}

/** The properties of a part: its look, and those of the element it is. */
export type PartProps<E extends Tag, L> = L & { as?: E } & Omit<ComponentProps<E>, keyof L | 'as'>;

type AnyLook = StackLook & RowLook & ColumnsLook;
type Measure =
  | 'size'
  | { [P in keyof AnyLook]-?: Exclude<AnyLook[P], undefined> extends Space ? P : never }[keyof AnyLook];

/** The scale that a property takes its steps from. */
const scales: Record<Measure, 'fs' | 'space'> = {
  size: 'fs',
  above: 'space',
  below: 'space',
  pad: 'space',
  padBlock: 'space',
  padInline: 'space',
  padTop: 'space',
  padBottom: 'space',
  gap: 'space',
  gapX: 'space',
};

const stepOf = (scale: string, step: string | number) => {
  if (step === 0) return '0';
  return typeof step === 'number' ? `var(--${scale}-${step})` : `var(--${step})`;
};

/** The properties that are a class for each value; all others belong to the element. */
const words: Record<Exclude<keyof AnyLook, 'of' | Measure>, true> = {
  tone: true,
  weight: true,
  leading: true,
  figures: true,
  nowrap: true,
  keepLines: true,
  block: true,
  lines: true,
  lineAbove: true,
  lineBelow: true,
  frame: true,
  round: true,
  clip: true,
  ground: true,
  text: true,
  balance: true,
  readable: true,
  contained: true,
  relative: true,
  self: true,
  grow: true,
  fixed: true,
  shrink: true,
  atEnd: true,
  across: true,
  hide: true,
  unseen: true,
  align: true,
  justify: true,
  items: true,
  atTop: true,
  fluid: true,
  wrap: true,
  inline: true,
  stack: true,
};

/** The element of a part, with a class for each property of its look, and the steps among them as variables. */
export function part(
  base: string | undefined,
  as: Tag,
  { of, className, style, ...props }: PartProps<Tag, ColumnsLook>,
) {
  const rest: Record<string, unknown> = {};
  const classes: unknown[] = [base];
  const steps: Record<string, string> = of === undefined ? {} : { '--of': of };
  for (const [name, value] of Object.entries(props)) {
    if (name in scales) {
      if (value === undefined) continue;
      classes.push(`p-${name}`);
      steps[`--p-${name}`] = stepOf(scales[name as Measure], value as string | number);
    } else if (!(name in words)) rest[name] = value;
    else if (value === true) classes.push(`p-${name}`);
    else if (typeof value === 'string' || typeof value === 'number') classes.push(`p-${name}-${value}`);
  }
  const Element = as as 'div';
  const isPlain = Object.keys(steps).length === 0;
  return (
    <Element
      {...rest}
      className={clsx(classes, className) || undefined}
      style={isPlain ? style : ({ ...style, ...steps } as CSSProperties)}
    />
  );
}
