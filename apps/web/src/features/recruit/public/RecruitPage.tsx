import type { RecruitDetail } from '@portal/contract/recruit/public';
import type { RecruitState } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Tag, type Tone } from '../../../ui/tag/Tag.tsx';
import { loadPost, PostView } from '../../community/shared/PostView.tsx';
import { themeJsonLd } from '../../community/shared/post-json-ld.ts';
import { Employer } from './Employer.tsx';
import { Positions } from './Positions.tsx';
import { RecruitFacts } from './RecruitFacts.tsx';
import { OtherRecruits, RecruitSide } from './RecruitSide.tsx';
import { jobsJsonLd } from './recruit-json-ld.ts';

export const loader = makeLoader(async (load) => {
  const loaded = await loadPost(load, 'RECRUIT');
  const { postId: id } = loaded.post;
  const recruit: RecruitDetail = await load.call('GET /api/communityManage/recruit/queryDetail', { id });
  return { ...loaded, recruit };
});

const tones: Record<RecruitState, Tone> = {
  PENDING: 'neutral',
  OPEN: 'leaf',
  FILLED: 'brand',
  CLOSED: 'neutral',
};

/** A recruitment: its positions on one pay scale, the recruiter, and how to apply. */
export function Component() {
  const { recruit, ...loaded } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const { state, stateLabel, kindLabel, employer } = recruit;
  return (
    <PostView
      {...loaded}
      jsonLd={[...themeJsonLd(origin, loaded), ...jobsJsonLd(origin, loaded, recruit)]}
      tag={
        <>
          <Tag tone={tones[state]} mark="dot">
            {stateLabel}
          </Tag>
          <Tag outlined>{kindLabel}</Tag>
        </>
      }
      facts={<RecruitFacts recruit={recruit} />}
      part={<Positions recruit={recruit} />}
      aside={<RecruitSide recruit={recruit} path={loaded.post.path} />}
      asideLater={<OtherRecruits others={recruit.others} />}
      bodyTitle={m.recruit_words()}
      after={employer && <Employer employer={employer} />}
    />
  );
}
