import { isPartner, isRecommendable } from '@portal/contract/candidate/terms';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BlindSign } from '../../match/shared/BlindSign.tsx';
import { ProjectStatus } from '../../match/shared/ProjectStatus.tsx';
import { blindOf } from '../../match/shared/recommend-words.ts';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { MatchLine } from '../shared/MatchLine.tsx';
import { Gathered } from './Gathered.tsx';
import styles from './ProjectMatches.module.css';

const SendDrawer = lazy(async () => ({ default: (await import('./SendDrawer.tsx')).SendDrawer }));
const RecordDrawer = lazy(async () => ({
  default: (await import('../../match/shared/RecordDrawer.tsx')).RecordDrawer,
}));

type Own = EndpointMap['GET /api/matchManage/match/queryOwnList']['output'];

/** One of the user's projects with all its matches: the progress of each, and the next action. */
export function Component() {
  const { id = '' } = useParams();
  const project = useQueryOf('GET /api/matchManage/project/queryOwnDetail', { id });
  const matches = useQueryOf('GET /api/matchManage/match/queryOwnList', { projectId: id });
  return (
    <>
      <WorkTrail refId={id} list={paths.projects()} />
      <PageTitle
        title={project.data?.title ?? m.candidate_list()}
        note={project.data && <ProjectStatus project={project.data} />}
        actions={
          <>
            <ButtonLink href={paths.project(id)}>{m.candidate_edit_project()}</ButtonLink>
            {project.data?.state === 'PUBLISHED' && (
              <ButtonLink href={paths.match(id)}>{m.candidate_open_public()}</ButtonLink>
            )}
          </>
        }
      />
      <Answered of={project}>
        {({ state, data }) => (
          <Answered of={matches}>
            {(own) => (
              <>
                <Gathered gathered={own.gathered} wantedX100={data.quantityX100} unit={data.unit} />
                <Partners own={own} isOpen={state === 'PUBLISHED'} projectId={id} />
              </>
            )}
          </Answered>
        )}
      </Answered>
    </>
  );
}

function Partners({ own, isOpen, projectId }: { own: Own; isOpen: boolean; projectId: string }) {
  const { months, computedAt, refusals } = own;
  const rows = own.rows.filter(isPartner);
  const services = own.rows.filter(({ targetType }) => targetType === 'SERVICE');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const close = () =>
    void navigate(paths.projectMatches(projectId), { replace: true, preventScrollReset: true });
  const [send, opened] = [search.get('send'), search.get('recommend')];
  const sent = own.rows.find((row) => row.matchId === send && isRecommendable(row));
  if (!isOpen) return <EmptyState title={m.candidate_list_wait()} />;
  return (
    <section aria-labelledby="candidates">
      <h2 id="candidates">{m.candidate_list_count({ count: rows.length })}</h2>
      <Text padBottom={8} tone="quiet">
        {m.candidate_list_note()}{' '}
        {computedAt !== null && m.candidate_computed({ time: formatDate(computedAt, 'MM-DD HH:mm') })}
      </Text>
      {rows.length === 0 ? (
        <EmptyState title={m.candidate_list_none()}>{m.candidate_list_none_text()}</EmptyState>
      ) : (
        <ul>
          {rows.map((match) => (
            <MatchLine key={match.matchId} match={match} wanted={months}>
              <Way match={match} projectId={projectId} />
            </MatchLine>
          ))}
        </ul>
      )}
      {services.length > 0 && (
        <section aria-labelledby="services">
          <h2 id="services">{m.candidate_services_fit({ count: services.length })}</h2>
          <Text padBottom={8} tone="quiet">
            {m.candidate_services_fit_note()}
          </Text>
          <ul>
            {services.map((match) => (
              <MatchLine key={match.matchId} match={match} wanted={months}>
                <Way match={match} projectId={projectId} />
              </MatchLine>
            ))}
          </ul>
        </section>
      )}
      {refusals.length > 0 && (
        <Alert>
          {m.candidate_refusals({
            reasons: refusals
              .map(({ label, count }) => m.candidate_refusal_count({ reason: label, count }))
              .join(' · '),
          })}{' '}
          {m.candidate_weight_note()}
        </Alert>
      )}
      <Suspense>
        {sent && <SendDrawer match={sent} onClose={close} />}
        {opened && <RecordDrawer id={opened} onClose={close} />}
      </Suspense>
    </section>
  );
}

/** Progress with one match, and the next step. */
function Way({ match, projectId }: { match: Own['rows'][number]; projectId: string }) {
  const { recommendId, state, stateLabel, matchId, targetType } = match;
  if (recommendId === null || state === null)
    return (
      <Stack gap={10} items="start" className={styles.way}>
        <p>
          <BlindSign own={false} other={false} />
          {targetType === 'SERVICE' ? m.candidate_blind_own() : m.match_blind_none()}
        </p>
        <ButtonLink href={paths.projectMatches(projectId, { send: matchId })} keepScroll>
          {m.candidate_send()}
        </ButtonLink>
      </Stack>
    );
  const blind = blindOf(state, 'PROJECT');
  return (
    <Stack gap={10} items="start" className={styles.way}>
      <p>
        <BlindSign own={blind.own} other={blind.other} />
        {state === 'INTERESTED' ? blind.text : stateLabel}
      </p>
      <ButtonLink
        href={paths.projectMatches(projectId, { recommend: recommendId })}
        keepScroll
        variant={state === 'INTERESTED' ? 'main' : undefined}
      >
        {m.match_open_yours()}
      </ButtonLink>
    </Stack>
  );
}
