import type { ArticleColumn } from '@portal/contract/content/article';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ListFailure } from '../../../../platform/account/list/ListStates.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { langOfContent } from '../../../../platform/i18n/language.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { searchIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import styles from './Top.module.css';

interface AddTopDialogProps {
  column: ArticleColumn;
  /** Articles that are already pinned. */
  present: readonly string[];
  onClose: () => void;
  onChoose: (contentId: string) => Promise<void>;
}

const maxShown = 20;

/** Picks a published article of the column by title. */
export function AddTopDialog({ column, present, onClose, onChoose }: AddTopDialogProps) {
  const [keyword, setKeyword] = useState('');
  const answer = useQueryOf(
    'GET /api/infoManage/content/queryManageList',
    { column, state: 'PUBLISHED', keyword: keyword.trim(), pageSize: maxShown },
    { keepPrevious: true },
  );
  const rows = answer.data?.rows.filter(({ contentId }) => !present.includes(contentId));
  return (
    <Dialog open onClose={onClose} title={m.editing_top_add()} closeLabel={m.act_close()}>
      <Stack gap={12}>
        <TextField
          label={m.field_title()}
          placeholder={m.editing_keyword_hint()}
          icon={searchIcon}
          maxLength={100}
          value={keyword}
          onChange={setKeyword}
        />
        {answer.isError && (
          <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
        )}
        {answer.isPending && (
          <Loading label={m.member_loading()}>
            <SkeletonLines lines={6} />
          </Loading>
        )}
        {rows?.length === 0 && <Text tone="faint">{m.input_no_match()}</Text>}
        <Text as="ul" className={styles.items}>
          {rows?.map(({ contentId, title, publishAt }) => (
            <Row
              key={contentId}
              as="li"
              align="center"
              justify="between"
              gap={12}
              padBlock={10}
              lineBelow="thin"
            >
              <Text as="div" shrink className={styles.text}>
                <span lang={langOfContent('zh')}>{title}</span>
                <Row as="small" wrap align="center" gap={2} gapX={8} tone="faint" size="note">
                  {publishAt !== null && formatDate(publishAt)}
                </Row>
              </Text>
              <Button
                size="small"
                aria-label={`${m.editing_top_add()} ${title}`}
                onClick={() => void onChoose(contentId)}
              >
                {m.editing_top_add()}
              </Button>
            </Row>
          ))}
        </Text>
      </Stack>
    </Dialog>
  );
}
