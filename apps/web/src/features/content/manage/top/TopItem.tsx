import type { TopRow } from '@portal/contract/content/top-info';
import { endText } from '@portal/contract/deadline';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { arrowDownIcon, arrowUpIcon, xIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import styles from './Top.module.css';

const UntilDialog = lazy(async () => ({ default: (await import('./UntilDialog.tsx')).UntilDialog }));

interface TopItemProps {
  row: TopRow;
  busy: boolean;
  onUp?: () => void;
  onDown?: () => void;
  onUntil: (topUntil: number | null) => void;
  onRemove: () => void;
}

export function TopItem({ row, busy, onUp, onDown, onUntil, onRemove }: TopItemProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { contentId, title: name, topUntil } = row;
  return (
    <Row as="li" align="center" justify="between" gap={12} padBlock={10} lineBelow="thin">
      <Text as="div" shrink className={styles.text}>
        <Link href={paths.manageContent(contentId)}>
          <span lang={langOfContent('zh')}>{name}</span>
        </Link>
        <Row as="small" wrap align="center" gap={2} gapX={8} tone="faint" size="note">
          {topUntil === null ? m.editing_top_always() : m.editing_top_until({ time: endText(topUntil) })}
          <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
            {m.editing_top_set_until()}
          </Button>
        </Row>
      </Text>
      <Row as="span" inline fixed>
        <IconButton
          icon={arrowUpIcon}
          label={m.editing_top_up({ name })}
          disabled={!onUp}
          busy={busy}
          onClick={onUp}
        />
        <IconButton
          icon={arrowDownIcon}
          label={m.editing_top_down({ name })}
          disabled={!onDown}
          busy={busy}
          onClick={onDown}
        />
        <IconButton icon={xIcon} label={m.editing_top_remove({ name })} busy={busy} onClick={onRemove} />
      </Row>
      {isAsked && (
        <Suspense>
          <UntilDialog
            value={topUntil}
            onClose={() => setIsAsked(false)}
            onChoose={(at) => {
              onUntil(at);
              setIsAsked(false);
            }}
          />
        </Suspense>
      )}
    </Row>
  );
}
