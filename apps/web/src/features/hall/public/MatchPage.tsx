import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, optional } from '../../../platform/page/load.ts';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes.ts';
import { Band, Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import CollectButton from '../../collect/shared/CollectButton.island.tsx';
import { collectProps } from '../../collect/shared/collect-props.ts';
import ViewBeacon from '../../content/shared/ViewBeacon.island.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import { kindTones, priceText, quantityText, seasonText } from '../../match/shared/project-words.ts';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { BlindSteps } from './BlindSteps.tsx';
import { Candidates } from './Candidates.tsx';
import styles from './MatchPage.module.css';
import { projectJsonLd } from './project-json-ld.ts';
import Standing from './Standing.island.tsx';

export const loader = makeLoader(async ({ call, params }) => {
  const id = params.id ?? '';
  const project = await call('GET /api/matchManage/project/queryDetail', { id });
  const matches = await optional(call('GET /api/matchManage/match/queryList', { projectId: id }));
  return { project, matches };
});

type Project = Awaited<ReturnType<typeof loader>>['project'];

/** An anonymous project that looks for or offers something, its matches, and how to be introduced. */
export function Component() {
  const { project, matches } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { projectId, title, body, isOpen } = project;
  return (
    <>
      {isOpen && <ViewBeacon call="POST /api/matchManage/project/view" id={projectId} />}
      <PageHead
        title={[title, m.hall_title()]}
        description={body}
        canonical={paths.match(projectId)}
        noIndex={!isOpen}
        jsonLd={projectJsonLd(origin, project)}
      />
      <Crumbs
        steps={[
          { text: m.hall_title(), href: paths.matchList() },
          { text: title, lang: langOfContent('zh') },
        ]}
      />
      <Head project={project} />
      <Text as="div" contained padBlock={24}>
        <Terms project={project} />
      </Text>
      {isOpen && (
        <Wrap>
          <BlindSteps />
          {matches && <Candidates matches={matches} />}
        </Wrap>
      )}
      <Wrap className={styles.similar}>
        <Similar project={project} />
      </Wrap>
    </>
  );
}

function Head({ project }: { project: Project }) {
  const { projectId, title, body, kind, kindLabel, state, stateLabel, isOpen, creditGrade } = project;
  const chinese = langOfContent('zh');
  return (
    <Band ground="quiet">
      <Stack gap={16} className={styles.head}>
        <Row as="p" wrap gap={8}>
          <Tag tone={kindTones[kind]}>{kindLabel}</Tag>
          <Tag tone={isOpen ? 'leaf' : 'neutral'} mark="dot">
            {stateLabel}
          </Tag>
        </Row>
        <h1 tabIndex={-1} lang={chinese}>
          {title}
        </h1>
        <Row as="p" gap={8} align="center" tone="quiet">
          <Icon shape={eyeOffIcon} />
          <span>
            {[m.match_anonymous(), creditGrade && m.fit_credit({ grade: creditGrade })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Row>
        <p className={styles.body} lang={chinese}>
          {body}
        </p>
        {state === 'PUBLISHED' ? (
          <Row wrap gap={12} align="center" className={styles.acts}>
            <Standing
              projectId={projectId}
              apply={paths.receivedRecommends({ apply: projectId })}
              own={paths.projectMatches(projectId)}
              asked={paths.receivedRecommends()}
              texts={{
                apply: m.hall_interested(),
                own: m.candidate_own_project(),
                manage: m.match_manage_matches(),
                score: m.hall_fits_you({ score: '{score}' }),
                open: m.match_open_yours(),
              }}
            />
            <CollectButton {...collectProps('PROJECT', projectId)} />
          </Row>
        ) : (
          <Alert kind={state === 'MATCHED' ? 'success' : 'info'}>
            {m.candidate_is_over({ state: stateLabel })}
          </Alert>
        )}
      </Stack>
    </Band>
  );
}

function Terms({ project }: { project: Project }) {
  const chinese = langOfContent('zh');
  return (
    <Facts
      layout="row"
      facts={[
        ...(project.quantityX100 === null
          ? []
          : [{ name: m.field_quantity(), value: <span lang={chinese}>{quantityText(project)}</span> }]),
        { name: m.field_unit_price(), value: <span lang={chinese}>{priceText(project)}</span> },
        { name: m.match_season(), value: seasonText(project) },
        ...(project.regionName === ''
          ? []
          : [{ name: m.field_place(), value: <span lang={chinese}>{project.regionName}</span> }]),
        { name: m.field_deadline(), value: project.deadline },
      ]}
    />
  );
}

function Similar({ project: { similar, categoryName, chainStage } }: { project: Project }) {
  const chinese = langOfContent('zh');
  const field = chainStage === null ? <span lang={chinese}>{categoryName}</span> : chainStageName(chainStage);
  return (
    <>
      <BlockHead title={m.hall_similar()} note={field} />
      {similar.length === 0 ? (
        <p>{m.hall_similar_none()}</p>
      ) : (
        <ul>
          {similar.map((other) => (
            <li key={other.projectId}>
              <Tag tone={kindTones[other.kind]}>{other.kindLabel}</Tag>
              <Link href={paths.match(other.projectId)} lang={chinese} cover>
                {other.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={paths.project('new')}>{m.hall_own_one()}</ButtonLink>
    </>
  );
}
