import type { CaseDetail } from '@portal/contract/case/public';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { DueTime } from '../../../platform/display/DueTime.tsx';
import { formatDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Timeline } from '../../../ui/timeline/Timeline.tsx';
import { CaseTrack } from '../shared/CaseTrack.tsx';
import styles from './CaseDrawer.module.css';
import { caseStatusVariants } from './case-words.ts';

interface CaseDrawerProps {
  caseId: string;
  onClose: () => void;
}

/** One case: its state, what to do next, and everything that has happened. */
export function CaseDrawer({ caseId, onClose }: CaseDrawerProps) {
  const { data, error, isFetching, refetch } = useQueryOf(
    'GET /api/caseManage/case/queryDetail',
    { id: caseId },
    { quiet: true },
  );
  const isMissing = error instanceof ApiError && error.retCode === '500404';
  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? <WordedText>{data.title}</WordedText> : m.case_detail()}
      closeLabel={m.act_close()}
      actions={data?.link && <CaseLink link={data.link} nextStep={data.nextStep} />}
    >
      {error && (
        <ErrorState
          title={isMissing ? m.case_missing() : m.case_failed()}
          {...(isMissing
            ? {}
            : { retry: { label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching } })}
        />
      )}
      {!data && !error && (
        <Loading label={m.case_detail()}>
          <Skeleton height="160px" />
          <Skeleton height="240px" />
        </Loading>
      )}
      {data && !error && <CaseView detail={data} />}
    </Drawer>
  );
}

function CaseLink({ link, nextStep }: { link: string; nextStep: string | null }) {
  return (
    <ButtonLink href={link} {...(nextStep ? { variant: 'main' } : {})}>
      {nextStep ? m.case_go() : m.act_view()}
    </ButtonLink>
  );
}

function CaseView({ detail }: { detail: CaseDetail }) {
  const { caseNo, kindName, statusKind, statusText, nextStep, dueAt, way, createdAt, events } = detail;
  return (
    <Stack gap={16} className={styles.view}>
      {way && <CaseTrack way={way} statusKind={statusKind} />}
      <Facts
        columns={1}
        facts={[
          {
            name: m.field_state(),
            value: <Status kind={caseStatusVariants[statusKind]}>{statusText}</Status>,
          },
          {
            name: m.case_next(),
            value: nextStep ?? (statusKind === 'ACTIVE' ? m.case_wait() : m.case_nothing()),
          },
          ...(dueAt === null ? [] : [{ name: m.field_due_time(), value: <DueTime dueAt={dueAt} /> }]),
          { name: m.field_kind(), value: kindName },
          { name: m.case_no(), value: caseNo },
          { name: m.case_created(), value: formatDate(createdAt) },
        ]}
      />
      <Text as="h3" padTop={12} lineAbove="thin" size={15} weight={600}>
        {m.case_history()}
      </Text>
      <Timeline
        label={m.case_history()}
        events={events.toReversed().map(({ at, what, reason, by }, nth) => ({
          title: what,
          ...(reason === '' ? {} : { note: <span lang={langOfContent('zh')}>{reason}</span> }),
          key: String(events.length - nth),
          time: formatDate(at),
          dateTime: new Date(at).toISOString(),
          by: <WordedText>{by}</WordedText>,
          tone: nth === 0 ? toneOf[statusKind] : 'done',
        }))}
      />
    </Stack>
  );
}

const toneOf = { TODO: 'waiting', ACTIVE: 'now', DONE: 'done', ENDED: 'refused' } as const;
