import * as m from '@portal/texts/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { ApiError } from '../../api/api-error.ts';
import { NoEnterpriseState, noEnterpriseCode } from '../NoEnterpriseState.tsx';
import styles from './Card.module.css';

interface CardProps<Data> {
  title: string;
  /** To the right of the title: a link to the full list. */
  more?: { href: string; text: string };
  answer: UseQueryResult<Data>;
  /** Replaces the rows if there is nothing to show; without it the card renders empty data itself. */
  empty?: { when: (data: Data) => boolean; text: ReactNode };
  ground?: 'page' | 'night';
  /** Number of placeholder lines while loading. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** A card with its states: loading, failed, empty. */
export function Card<Data>({ title, more, answer, empty, ground, lines, children }: CardProps<Data>) {
  return (
    <Panel
      title={title}
      ground={ground}
      className={styles.card}
      end={
        more && (
          <Link href={more.href} look="quiet">
            {more.text}
          </Link>
        )
      }
    >
      <CardBody answer={answer} empty={empty} lines={lines}>
        {children}
      </CardBody>
    </Panel>
  );
}

function CardBody<Data>({
  answer,
  empty,
  lines = 10,
  children,
}: Pick<CardProps<Data>, 'answer' | 'empty' | 'lines' | 'children'>) {
  const { data, error, isError, isFetching, refetch } = answer;
  if (data !== undefined)
    return empty?.when(data) ? (
      <Stack
        as="p"
        grow
        items="center"
        gap={8}
        padBlock={24}
        lineAbove="thin"
        tone="faint"
        text="center"
        className={styles.empty}
      >
        <Icon shape={circleCheckIcon} />
        {empty.text}
      </Stack>
    ) : (
      children(data)
    );
  if (error instanceof ApiError && error.retCode === noEnterpriseCode)
    return <NoEnterpriseState frame="plain" />;
  if (isError)
    return (
      <ErrorState
        frame="plain"
        title={m.member_error_here()}
        retry={{ label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching }}
      />
    );
  return (
    <Loading label={m.member_loading()}>
      <SkeletonLines lines={lines} />
    </Loading>
  );
}
