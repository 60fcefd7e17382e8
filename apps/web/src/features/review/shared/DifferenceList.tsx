import type { TextDifference } from '@portal/contract/version-history';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Difference.module.css';

type Part = TextDifference['parts'][number];

const maxSame = 160;
const context = 60;

/** Shortens a long unchanged part to its ends. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= maxSame) return text;
  const head = isFirst ? '' : text.slice(0, context);
  const tail = isLast ? '' : text.slice(-context);
  return `${head} … ${tail}`;
}

interface DifferenceListProps {
  fields: readonly TextDifference[];
  /** Returns the name of a field. */
  nameOf: (field: string) => string;
}

/** The changes field by field; additions and removals are marked by shape as well as by colour. */
export function DifferenceList({ fields, nameOf }: DifferenceListProps) {
  if (fields.length === 0) return <Text tone="faint">{m.editing_difference_none()}</Text>;
  return (
    <Stack as="dl" gap={16}>
      {fields.map(({ field, parts }) => (
        <div key={field} className={styles.difference}>
          <dt>{nameOf(field)}</dt>
          <dd lang={langOfContent('zh')}>
            {parts.map((part, place) => (
              <PartText
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
                key={place}
                part={part}
                isFirst={place === 0}
                isLast={place === parts.length - 1}
              />
            ))}
          </dd>
        </div>
      ))}
    </Stack>
  );
}

function PartText({ part, isFirst, isLast }: { part: Part; isFirst: boolean; isLast: boolean }) {
  const { kind, text } = part;
  if (kind === 'same') return <span>{shorten(text, isFirst, isLast)}</span>;
  const Mark = kind === 'added' ? 'ins' : 'del';
  const label = kind === 'added' ? m.editing_difference_added() : m.editing_difference_removed();
  return (
    <Mark>
      <VisuallyHidden>{label}</VisuallyHidden>
      {text}
      <VisuallyHidden>{m.editing_difference_end()}</VisuallyHidden>
    </Mark>
  );
}
