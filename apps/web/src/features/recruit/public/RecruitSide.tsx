import { paths } from '@portal/contract/paths';
import type { RecruitDetail } from '@portal/contract/recruit/public';
import { resumeKinds, resumePurpose } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eyeOffIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SidePosts } from '../../community/shared/PostSide.tsx';
import ApplyBox from './ApplyBox.island.tsx';
import { applyTexts } from './apply-texts.ts';
import { waitText } from './Employer.tsx';
import styles from './RecruitSide.module.css';

/** Where to apply, who will see the application, when it is erased, and what happens next. */
export function RecruitSide({ recruit, path }: { recruit: RecruitDetail; path: string }) {
  const { postId, state, reason, positions, employer, erasesOn } = recruit;
  const lang = langOfContent('zh');
  return (
    <Text as="section" clip frame="thin" round className={styles.box} id="apply">
      {positions.map(({ positionId }) => (
        <span key={positionId} id={`apply-${positionId}`} />
      ))}
      <Stack gap={12} padInline={24} padTop={20} padBottom={20} className={styles.body}>
        <h2>{m.recruit_apply_title()}</h2>
        {state === 'OPEN' ? (
          <p>{m.recruit_apply_hint()}</p>
        ) : (
          <p>
            {state === 'FILLED' ? m.recruit_over_filled() : m.recruit_over_closed()}
            {reason !== '' && (
              <>
                {' '}
                <span lang={lang}>{reason}</span>
              </>
            )}
          </p>
        )}
        <ApplyBox
          postId={postId}
          isOpen={state === 'OPEN'}
          isFilled={state === 'FILLED'}
          positions={positions.map(({ positionId, title, hired, count }) => ({
            positionId,
            title,
            isFull: hired >= count,
          }))}
          resume={{ purpose: resumePurpose, accept: resumeKinds.join(',') }}
          lang={lang}
          hrefs={{
            login: paths.login(path),
            own: paths.applications({ group: 'RECRUIT' }),
            received: paths.ownPosts({ view: 'applications', postId }),
          }}
          texts={applyTexts()}
        />
      </Stack>
      <Stack as="footer" gap={16} ground="quiet" tone="quiet" size={14} className={styles.foot}>
        <Columns as="p" of="18px minmax(0, 1fr)" gap={8}>
          <Icon shape={eyeOffIcon} />
          <span>{erasesOn === null ? m.recruit_privacy() : m.recruit_erases({ date: erasesOn })}</span>
        </Columns>
        <Columns as="ol" of="repeat(4, minmax(0, 1fr))" className={styles.way}>
          <li>{m.recruit_apply()}</li>
          <li>
            {m.recruit_application_viewed()}
            {employer?.viewHours != null && (
              <Text as="small" block size={14}>
                {waitText(employer.viewHours)}
              </Text>
            )}
          </li>
          <li>{m.recruit_stop_interview()}</li>
          <li>{m.recruit_application_hired()}</li>
        </Columns>
      </Stack>
    </Text>
  );
}

/** Other recruitments. */
export const OtherRecruits = ({ others }: { others: RecruitDetail['others'] }) => (
  <SidePosts
    title={m.recruit_others()}
    posts={others.map(({ left, ...post }) => ({ ...post, note: m.recruit_left_short({ count: left }) }))}
  />
);
